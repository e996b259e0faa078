import { expect, test } from 'vitest';
import type { PopupRow } from '#schemas/api/popups.ts';
import { choosePopups, isLocatedAt, pictureOf } from './choose-popups.ts';
import { popupRow, slide } from './fixtures.ts';

const ids = (rows: PopupRow[]) => choosePopups(rows, 'PC').map(({ popup }) => popup.id);

test('popups come in ascending weight', () => {
  expect(ids([popupRow(1, { weight: 3 }), popupRow(2, { weight: 1 }), popupRow(4, { weight: 2 })])).toEqual([
    2, 4, 1,
  ]);
});

test.each([
  ['/', '/', true],
  ['/products', '/products', true],
  ['/products', '/products/12', false],
  ['/products/12', '/products/12', true],
  ['/products/{productId}', '/products/12', true],
])('a popup at %s is shown on %s: %s', (location, path, expected) => {
  const pageKey = path.replace(/\d+/, '{productId}');
  expect(isLocatedAt({ locations: [location] }, { path, pageKey })).toBe(expected);
});

test('only slides for the current device are shown, by weight, and a popup without any is not', () => {
  const rows = [
    popupRow(1, {
      popupItems: [
        slide('b', { weight: 2 }),
        slide('pc', { weight: 1, devices: ['PC'] }),
        slide('phone', { weight: 0, devices: ['MOBILE'] }),
      ],
    }),
    popupRow(2, { popupItems: [slide('only phones', { devices: ['MOBILE'] })] }),
  ];
  const titles = (device: 'PC' | 'MOBILE') =>
    choosePopups(rows, device).map(({ items }) => items.map(({ title }) => title));
  expect(titles('PC')).toEqual([['pc', 'b']]);
  expect(titles('MOBILE')).toEqual([['phone', 'b'], ['only phones']]);
});

test('each device has its own image, and falls back to the other’s', () => {
  const item = slide('a');
  expect(pictureOf(item, 'PC')).toBe(item.pcContent);
  expect(pictureOf(item, 'MOBILE')).toBe(item.mobileContent);
  expect(pictureOf({ ...item, mobileContent: null }, 'MOBILE')).toBe(item.pcContent);
  expect(ids([popupRow(1, { popupItems: [{ ...item, pcContent: null, mobileContent: null }] })])).toEqual([]);
});
