import { expect, test } from 'vitest';
import type { PopupRow } from '#schemas/api/popups.ts';
import type { PopupDevice } from '#schemas/site/popup.ts';
import { popupRow } from './fixtures.ts';
import {
  askedSize,
  fitInto,
  gridSizes,
  layerSize,
  layerSizes,
  pcSize,
  rowSize,
  type Size,
} from './popup-size.ts';

const of = (pcWidth: number | null, pcHeight: number | null) => popupRow(1, { pcWidth, pcHeight });
const layer = (popup: PopupRow, device: PopupDevice, window: Size) =>
  layerSize(askedSize(popup, device, 'LAYER'), device, window);
const large = { width: 2560, height: 1440 };

test.each([
  [1, 1, 640, 640],
  [4, 3, 852, 640],
  [16, 9, 1200, 675],
  [3, 4, 560, 746],
  [210, 297, 527.5, 746],
])('a layer popup of %s:%s is %s × %s on pc', (w, h, width, height) => {
  expect(pcSize(of(w, h), layerSizes)).toEqual({ width, height });
  expect(layer(of(w, h), 'PC', large)).toEqual({ width, height });
});

test.each([
  [1, 1, 587, 587],
  [4, 3, 586, 439.5],
  [16, 9, 1200, 675],
  [3, 4, 435, 580],
  [210, 297, 527.5, 746],
])('a grid popup of %s:%s is %s × %s on pc', (w, h, width, height) => {
  expect(pcSize(of(w, h), gridSizes)).toEqual({ width, height });
  expect(askedSize(of(w, h), 'PC', 'GRID')).toEqual({ width, height });
});

test('a ratio has the size of the tables whatever its terms', () => {
  expect(pcSize(of(8, 6), layerSizes)).toEqual({ width: 852, height: 640 });
  expect(pcSize(of(1920, 1080), layerSizes)).toEqual({ width: 1200, height: 675 });
  expect(pcSize(of(100, 100), gridSizes)).toEqual({ width: 587, height: 587 });
  expect(pcSize(of(null, null), layerSizes, { width: 600, height: 800 })).toEqual({
    width: 560,
    height: 746,
  });
});

test('a layer popup on pc fits the window minus 124 px of height and minus 48 px of width, in its ratio', () => {
  expect(layer(of(1, 1), 'PC', { width: 1280, height: 624 })).toEqual({ width: 500, height: 500 });
  expect(layer(of(1, 1), 'PC', { width: 800, height: 764 })).toEqual({ width: 640, height: 640 });
  const narrow = layer(of(16, 9), 'PC', { width: 1024, height: 1000 });
  expect(narrow.width).toBeCloseTo(976);
  expect(narrow.height).toBeCloseTo(549);
});

test('a popup is never enlarged, and a window without room leaves nothing', () => {
  expect(fitInto({ width: 100, height: 50 }, large)).toEqual({ width: 100, height: 50 });
  expect(fitInto({ width: 100, height: 50 }, { width: -8, height: 400 })).toEqual({ width: 0, height: 0 });
});

test('sizes given in pixels are used unchanged', () => {
  const popup = popupRow(1, {
    pcSizeType: 'PIXEL',
    pcWidth: 400,
    pcHeight: 300,
    mobileWidth: 280,
    mobileHeight: 140,
  });
  expect(pcSize(popup, layerSizes)).toEqual({ width: 400, height: 300 });
  expect(layer(popup, 'MOBILE', { width: 360, height: 860 })).toEqual({ width: 280, height: 140 });
});

test('a ratio outside the tables is preserved, and a popup without a size uses its image’s ratio', () => {
  const wide = pcSize(of(2, 1), layerSizes);
  expect(wide.width / wide.height).toBeCloseTo(2);
  expect(pcSize(of(null, null), gridSizes, { width: 4, height: 3 })).toEqual({ width: 586, height: 439.5 });
  expect(pcSize(of(null, null), gridSizes)).toEqual({ width: 587, height: 587 });
});

test('on a phone a popup is as wide as the screen allows, in its mobile ratio or else that of pc', () => {
  const phone = { width: 360, height: 800 };
  expect(layer(popupRow(1, { mobileWidth: 1, mobileHeight: 1 }), 'MOBILE', phone)).toEqual({
    width: 320,
    height: 320,
  });
  expect(layer(of(4, 3), 'MOBILE', phone).height).toBeCloseTo(240, 0);
  const low = layer(popupRow(1, { mobileWidth: 3, mobileHeight: 4 }), 'MOBILE', {
    width: 700,
    height: 360,
  });
  expect(low).toEqual({ width: 150, height: 200 });
});

test('in a row on a phone a popup leaves the next one partly visible', () => {
  const asked = askedSize(popupRow(1, { mobileWidth: 1, mobileHeight: 1 }), 'MOBILE', 'GRID');
  expect(rowSize(asked, { width: 360, height: 800 })).toEqual({ width: 288, height: 288 });
  expect(rowSize(asked, { width: 700, height: 400 })).toEqual({ width: 160, height: 160 });
});
