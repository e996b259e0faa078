import { expect, test } from 'vitest';
import { popupRow } from './fixtures.ts';
import { fitInto, gridSizes, layerSize, layerSizes, pcSize, phoneSize } from './popup-size.ts';

const of = (pcWidth: number | null, pcHeight: number | null) => popupRow(1, { pcWidth, pcHeight });
const large = { width: 2560, height: 1440 };

test.each([
  [1, 1, 640, 640],
  [4, 3, 852, 640],
  [16, 9, 1200, 675],
  [3, 4, 560, 746],
  [210, 297, 527.5, 746],
])('a layer popup of %s:%s is %s × %s on pc', (w, h, width, height) => {
  expect(pcSize(of(w, h), layerSizes)).toEqual({ width, height });
  expect(layerSize(of(w, h), 'PC', large)).toEqual({ width, height });
});

test.each([
  [1, 1, 587, 587],
  [4, 3, 586, 439.5],
  [16, 9, 1200, 675],
  [3, 4, 435, 580],
  [210, 297, 527.5, 746],
])('a grid popup of %s:%s is %s × %s on pc', (w, h, width, height) => {
  expect(pcSize(of(w, h), gridSizes)).toEqual({ width, height });
});

test('a layer popup on pc fits the window minus 124 px of height and minus 48 px of width, in its ratio', () => {
  expect(layerSize(of(1, 1), 'PC', { width: 1280, height: 624 })).toEqual({ width: 500, height: 500 });
  expect(layerSize(of(1, 1), 'PC', { width: 800, height: 764 })).toEqual({ width: 640, height: 640 });
  const narrow = layerSize(of(16, 9), 'PC', { width: 1024, height: 1000 });
  expect(narrow.width).toBeCloseTo(976);
  expect(narrow.height).toBeCloseTo(549);
});

test('a popup is never enlarged, and a window without room leaves nothing', () => {
  expect(fitInto({ width: 100, height: 50 }, large)).toEqual({ width: 100, height: 50 });
  expect(fitInto({ width: 100, height: 50 }, { width: -8, height: 400 })).toEqual({ width: 0, height: 0 });
});

test('sizes given in pixels are taken as they are', () => {
  const popup = popupRow(1, {
    pcSizeType: 'PIXEL',
    pcWidth: 400,
    pcHeight: 300,
    mobileWidth: 280,
    mobileHeight: 140,
  });
  expect(pcSize(popup, layerSizes)).toEqual({ width: 400, height: 300 });
  expect(phoneSize(popup, { width: 320, height: 700 })).toEqual({ width: 280, height: 140 });
});

test('a ratio that no table has keeps its shape, and a popup without a size takes the shape of its picture', () => {
  const wide = pcSize(of(2, 1), layerSizes);
  expect(wide.width / wide.height).toBeCloseTo(2);
  expect(pcSize(of(null, null), gridSizes, { width: 4, height: 3 })).toEqual({ width: 586, height: 439.5 });
  expect(pcSize(of(null, null), gridSizes)).toEqual({ width: 587, height: 587 });
});

test('on a phone a popup is as wide as there is room, in its mobile ratio or else that of pc', () => {
  const phone = { width: 360, height: 800 };
  expect(layerSize(popupRow(1, { mobileWidth: 1, mobileHeight: 1 }), 'MOBILE', phone)).toEqual({
    width: 320,
    height: 320,
  });
  expect(layerSize(of(4, 3), 'MOBILE', phone).height).toBeCloseTo(240, 0);
  const low = layerSize(popupRow(1, { mobileWidth: 3, mobileHeight: 4 }), 'MOBILE', {
    width: 700,
    height: 360,
  });
  expect(low).toEqual({ width: 150, height: 200 });
});
