import { expect, test } from 'vitest';
import { ownShareImage } from './own-share-image.ts';

test('the URL of a partner’s share image names the page whose picture is drawn if it is missing', () => {
  const url = (path: string, locale: 'ko' | 'en' = 'ko', noindex = false) =>
    ownShareImage('/og-image.jpg', { path, locale, mainLocale: 'ko' }, noindex);
  expect(url('/introduce')).toBe('/og-image.jpg?path=%2Fintroduce');
  expect(url('/introduce', 'en')).toBe('/og-image.jpg?path=%2Fen%2Fintroduce');
  // The home page is the default, and nothing is drawn for pages that search engines may not list.
  expect(url('/')).toBe('/og-image.jpg');
  expect(url('/introduce', 'ko', true)).toBe('/og-image.jpg');
});
