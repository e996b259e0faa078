import { expect, test } from 'vitest';
import messages from '#engine/i18n/messages.json' with { type: 'json' };
import { sharedMessage } from '#engine/i18n/shared-message.ts';
import { eventEndedKey, notFoundKey, pageKeys } from '#engine/route/page-keys.ts';
import { registry } from '#registry/manifest.server.ts';
import { languageCodes } from '#schemas/language-codes.ts';

// SPEC section 2, Page titles.
const titles: Record<string, string> = {
  '/introduce': 'Hospital Introduction',
  '/introduce/staff': 'Medical Staff',
  '/introduce/schedule': 'Business Hours',
  '/introduce/space': 'Equipment Guide',
  '/info': 'Location',
  '/boards/{boardTypeId}': 'Board',
  '/cscenter/notice': 'Notice',
  '/cscenter/faq': 'FAQ',
  '/cscenter/contact': 'Consultation',
  '/products': 'Treatment List',
  '/products/{productId}': 'Treatment Details',
  '/exhibitions': 'Special Events',
  '/search': 'Search',
  '/after-notices': 'Post-Treatment Instructions',
  [notFoundKey]: 'Page Not Found',
};

test.each(Object.entries(titles))('the page title of %s is %s', (key, title) => {
  expect(sharedMessage(`page:${key}`, 'en')).toBe(title);
});

test('no title belongs to a page that does not exist', () => {
  const keys = Object.keys(messages).flatMap((key) => (key.startsWith('page:') ? [key.slice(5)] : []));
  const known = new Set<string>([...pageKeys, notFoundKey, eventEndedKey]);
  expect(keys.filter((key) => !known.has(key))).toEqual([]);
});

test('every page has a title in four languages', () => {
  for (const key of [...pageKeys, notFoundKey, eventEndedKey])
    for (const locale of languageCodes) expect(sharedMessage(`page:${key}`, locale), key).toBeTruthy();
});

test.each([...registry.templates])(
  '%s: the pages of location and equipment match their titles',
  (_, { template }) => {
    const types = (key: string) => template.pages[key]?.sections.map(({ type }) => type);
    expect(types('/info')).toContain('LocationInfo');
    expect(types('/introduce/space')).toContain('EquipmentList');
    expect(types('/introduce/space')).not.toContain('LocationInfo');
  },
);
