import { expect, test } from 'vitest';
import { sharedMessage } from '#engine/page/shared-message.ts';
import { eventEndedKey, notFoundKey, pageKeys } from '#engine/route/page-keys.ts';
import { languageCodes } from '#schemas/language-codes.ts';

// SPEC section 2, Page titles.
const titles: Record<string, string> = {
  '/introduce': 'Hospital Introduction',
  '/introduce/staff': 'Medical Staff',
  '/introduce/schedule': 'Business Hours',
  '/introduce/space': 'Location',
  '/introduce/equipment': 'Equipment Guide',
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

test('every page has a title in four languages', () => {
  for (const key of [...pageKeys, notFoundKey, eventEndedKey])
    for (const locale of languageCodes) expect(sharedMessage(`page:${key}`, locale), key).toBeTruthy();
});
