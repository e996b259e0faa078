import { expect, test } from 'vitest';
import type { CatalogVendor } from '#schemas/operator/catalog.ts';
import { kindOf, remedyOf } from './remedy-of.ts';

const vendors: CatalogVendor[] = [
  {
    name: 'google-tag-manager',
    label: 'Google Tag Manager',
    fields: ['gtmId'],
    origins: { script: ['https://www.googletagmanager.com'], connect: ['https://*.google-analytics.com'] },
  },
  {
    name: 'tiktok-pixel',
    label: 'TikTok Pixel',
    fields: [],
    origins: { script: ['https://analytics.tiktok.com'] },
  },
];
const gtm = { gtmId: 'GTM-1' };
const remedy = (directive: string, origin: string, marketing = {}) =>
  remedyOf({ directive, origin }, vendors, marketing);

test('an origin of a vendor that is known here is allowed by its id', () => {
  expect(remedy('script-src-elem', 'https://analytics.tiktok.com', gtm)).toEqual({
    do: 'set-id',
    vendor: 'TikTok Pixel',
    setting: 'marketing.trackingIds.tiktok-pixel',
  });
  expect(remedy('script-src-elem', 'https://www.googletagmanager.com')).toMatchObject({
    setting: 'marketing.gtmId',
  });
  expect(remedy('script-src', 'https://cdn.channel.io')).toMatchObject({
    setting: 'marketing.channelTalkId',
  });
});

test('a vendor that is set up allows it now, or has to declare this kind too', () => {
  const used = { ...gtm, trackingIds: { 'tiktok-pixel': { id: 'A' } } };
  expect(remedy('script-src-elem', 'https://analytics.tiktok.com', used).do).toBe('nothing');
  expect(remedy('img-src', 'https://analytics.tiktok.com', used)).toEqual({
    do: 'extend',
    vendor: 'TikTok Pixel',
    file: 'registry/vendors/tiktok-pixel/vendor.ts',
  });
  expect(remedy('connect-src', 'https://region1.google-analytics.com', gtm).do).toBe('nothing');
});

test('an origin that only looks like a vendor’s is not taken for it', () => {
  for (const origin of [
    'https://google-analytics.com',
    'https://evilgoogle-analytics.com',
    'http://a.google-analytics.com',
    'https://channel.io.evil.example',
  ])
    expect(remedy('connect-src', origin, gtm).do).toBe('remove-or-declare');
});

test('code in the page is a tag to remove only where there is a tag manager', () => {
  expect(remedy('script-src-elem', 'inline', gtm).do).toBe('remove-code');
  expect(remedy('script-src', 'eval').do).toBe('ignore-code');
});

test('videos and pictures have places of their own', () => {
  expect(remedy('frame-src', 'https://www.youtube.com').do).toBe('use-video-block');
  expect(remedy('img-src', 'https://img.example').do).toBe('upload-picture');
  expect(remedy('img-src', 'https://img.example', gtm).do).toBe('remove-or-declare');
});

test.each([
  ['script-src-attr', 'script'],
  ['style-src-elem', 'style'],
  ['child-src', 'frame'],
  ['base-uri', 'other'],
])('%s is about %s', (directive, kind) => {
  expect(kindOf(directive)).toBe(kind);
});
