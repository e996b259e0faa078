import { expect, test } from 'vitest';
import { entryAddress } from './entry-address.ts';

test('what shows a picture leads to the screen on which it is changed, if there is one', () => {
  expect(entryAddress('bomnal', 'boardArticle 3')).toBe('/partners/bomnal/content/boardArticles/3');
  expect(entryAddress('bomnal', 'popup 3')).toBe('/partners/bomnal/popups');
  expect(
    ['page 3', 'medicalCharge 1', 'section notice 3', 'settings'].map((where) =>
      entryAddress('bomnal', where),
    ),
  ).toEqual([undefined, undefined, undefined, undefined]);
});
