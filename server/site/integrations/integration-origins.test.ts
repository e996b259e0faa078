import { expect, test } from 'vitest';
import { usedVendors } from '#engine/vendors/used-vendors.ts';
import { registry } from '#registry/manifest.server.ts';
import { partnerMarketing } from '#schemas/site/marketing.ts';
import { channelTalkScript } from '#server/site/config/env.ts';
import { integrationOrigins } from './integration-origins.ts';

const origins = (channelTalkId: string | null, chatScript = channelTalkScript) =>
  integrationOrigins({ slots: {}, config: { useWidget: false }, marketing: { channelTalkId }, chatScript });
const none = { script: [], style: [], connect: [], image: [], media: [], frame: [] };

test('only partners with a chat have its origins', () => {
  expect(origins(null)).toEqual(none);
  expect(origins('key')).toMatchObject({ script: ['https://cdn.channel.io'], frame: [] });
  expect(origins('key').connect).toContain('wss://*.channel.io');
});

test('the demo chat uses the own origin, and another script adds only its own', () => {
  expect(origins('key', '/_chat/messenger.js')).toEqual(none);
  const own = ['https://chat.example.com'];
  expect(origins('key', 'https://chat.example.com/a.js')).toEqual({
    ...none,
    script: own,
    connect: own,
    image: own,
    frame: own,
  });
});

test('only partners with an id have the origins of a vendor, each once', () => {
  const of = (marketing: object) =>
    integrationOrigins({
      slots: {},
      config: { useWidget: false },
      marketing: { channelTalkId: null },
      vendors: usedVendors(registry.vendors, partnerMarketing.parse({ partnerId: 1, ...marketing })),
      chatScript: '',
    });
  expect(of({})).toEqual(none);
  const google = ['https://www.googletagmanager.com'];
  for (const ids of [{ gtmId: 'GTM-A' }, { ga4Id: 'G-A' }, { gtmId: 'GTM-A', ga4Id: 'G-A' }])
    expect(of(ids)).toMatchObject({ script: google, frame: [] });
  expect(of({ metaConversionTrackingId: '123456789' }).script).toEqual(['https://connect.facebook.net']);
  expect(of({ kakaoPixelConversionTrackingId: '1234567890123' }).script).toContain('https://t1.daumcdn.net');
  expect(of({ naverConversionTrackingId: 's_1a2b3c' }).script).toContain('https://wcs.naver.net');
});
