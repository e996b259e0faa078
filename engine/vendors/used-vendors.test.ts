import { expect, test } from 'vitest';
import { registry } from '#registry/manifest.server.ts';
import type { VendorFake } from '#registry/vendor.ts';
import { languageCodes } from '#schemas/language-codes.ts';
import { type PartnerMarketing, partnerMarketing } from '#schemas/site/marketing.ts';
import { usedVendors } from './used-vendors.ts';

const { vendors } = registry;
const used = (marketing: object) =>
  usedVendors(vendors, partnerMarketing.parse({ partnerId: 1, ...marketing }));

const fakes = import.meta.glob<VendorFake>('../../registry/vendors/*/fake.ts', {
  eager: true,
  import: 'default',
});
/** Valid settings of every vendor. */
const everyId = {
  trackingIds: Object.fromEntries(
    Object.entries(fakes).map(([path, { settings }]) => [path.split('/').at(-2) ?? '', settings]),
  ),
};

test('every vendor is used with a valid id, and none without', () => {
  expect(used({})).toEqual([]);
  expect(
    used(everyId)
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...vendors.keys()].sort());
});

test('vendors start in a fixed order, the tag manager first', () => {
  const names = used(everyId).map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(['google-tag-manager', 'google-analytics']);
  const orders = [...vendors.values()].map(({ order }) => order);
  expect(new Set(orders).size).toBe(orders.length);
});

test.each([
  ['gtmId', 'google-tag-manager'],
  ['ga4Id', 'google-analytics'],
  ['naverConversionTrackingId', 'naver-analytics'],
  ['metaConversionTrackingId', 'meta-pixel'],
  ['kakaoPixelConversionTrackingId', 'kakao-pixel'],
] as const)('%s is the id of %s', (field, name) => {
  const settings = { id: everyId.trackingIds[name]?.id };
  expect(used({ [field]: settings.id })).toMatchObject([{ name, settings }]);
});

const hostile = [
  "'-alert(1)-'",
  '"><script>alert(1)</script>',
  '../../evil.js',
  'x?callback=evil',
  'a&b=c',
  'a b',
  'https://evil.example/x.js',
  '',
  'A'.repeat(500),
];

test.each(hostile)('the id %j loads nothing, whatever vendor it is given to', (id) => {
  const fields = ['gtmId', 'ga4Id', 'naverConversionTrackingId', 'metaConversionTrackingId'];
  const marketing = Object.fromEntries(
    [...fields, 'kakaoPixelConversionTrackingId'].map((field) => [field, id]),
  );
  expect(used(marketing)).toEqual([]);
  const trackingIds = Object.fromEntries([...vendors.keys()].map((name) => [name, { id }]));
  expect(used({ trackingIds })).toEqual([]);
  // A backend of a partner's own may send facts that no schema of ours has read.
  expect(usedVendors(vendors, { trackingIds } as unknown as PartnerMarketing)).toEqual([]);
});

test('settings of unknown vendors, and of names that every object has, are ignored', () => {
  expect(used({ trackingIds: { nobody: { id: 'a1' }, constructor: { id: 'a1' } } })).toEqual([]);
});

test('every vendor states its purpose in every language, and only origins of its own', () => {
  for (const [name, { purpose, origins, categories }] of vendors) {
    for (const code of languageCodes) expect(purpose[code], `${name} ${code}`).toBeTruthy();
    expect(categories.length, name).toBeGreaterThan(0);
    expect(origins.script?.length, name).toBeGreaterThan(0);
    for (const origin of Object.values(origins).flat())
      expect(origin, name).toMatch(/^https:\/\/(\*\.)?[a-z0-9.-]+\.[a-z]{2,}$/);
  }
});
