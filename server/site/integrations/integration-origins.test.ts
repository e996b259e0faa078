import { expect, test } from 'vitest';
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
    ...{ script: own, connect: own, image: own, frame: own },
  });
});

test('only partners with an id have the origins of tag manager and analytics', () => {
  const of = (marketing: { gtmId?: string; ga4Id?: string }) =>
    integrationOrigins({
      slots: {},
      config: { useWidget: false },
      marketing: { channelTalkId: null, ...marketing },
      chatScript: '',
    });
  expect(of({})).toEqual(none);
  for (const ids of [{ gtmId: 'GTM-A' }, { ga4Id: 'G-A' }])
    expect(of(ids)).toMatchObject({ script: ['https://www.googletagmanager.com'], frame: [] });
});
