import { expect, test } from 'vitest';
import { choosePopups, isLocatedAt, pictureOf } from './choose-popups.ts';
import { popupRow, slide } from './fixtures.ts';

const home = { path: '/', pageKey: '/', device: 'PC', isDismissed: () => false } as const;
const ids = (...args: Parameters<typeof choosePopups>) => choosePopups(...args).map(({ popup }) => popup.id);

test('popups are those of the current page, in ascending weight', () => {
  const rows = [
    popupRow(1, { weight: 3 }),
    popupRow(2, { weight: 1 }),
    popupRow(3, { weight: 2, locations: ['/products', '/exhibitions'] }),
    popupRow(4, { weight: 2, locations: ['/products', '/'] }),
  ];
  expect(ids(rows, home)).toEqual([2, 4, 1]);
  expect(ids(rows, { ...home, path: '/products', pageKey: '/products' })).toEqual([3, 4]);
  expect(ids(rows, { ...home, path: '/info', pageKey: '/info' })).toEqual([]);
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

test('popups with a today-dismiss cookie are skipped', () => {
  expect(ids([popupRow(1), popupRow(2)], { ...home, isDismissed: (id) => id === 1 })).toEqual([2]);
});

test('only slides of the current device are shown, by weight, and a popup without any is not', () => {
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
    choosePopups(rows, { ...home, device }).map(({ items }) => items.map(({ title }) => title));
  expect(titles('PC')).toEqual([['pc', 'b']]);
  expect(titles('MOBILE')).toEqual([['phone', 'b'], ['only phones']]);
});

test('each device has its own picture, and borrows the other where it has none', () => {
  const item = slide('a');
  expect(pictureOf(item, 'PC')).toBe(item.pcContent);
  expect(pictureOf(item, 'MOBILE')).toBe(item.mobileContent);
  expect(pictureOf({ ...item, mobileContent: null }, 'MOBILE')).toBe(item.pcContent);
  expect(
    ids([popupRow(1, { popupItems: [{ ...item, pcContent: null, mobileContent: null }] })], home),
  ).toEqual([]);
});
