import { expect, test } from 'vitest';
import { popupDirection } from '#schemas/site/popup.ts';
import { anchor } from './anchor.ts';
import { placeGrid } from './place-popups.ts';

const offsets = { top: 60, bottom: 60, left: 60, right: 60 };
const window = { width: 2400, height: 1600 };
const grid = { window, offsets, widthCount: 3, barHeight: 44 };
const square = { width: 587, height: 587 };

test.each([
  ['TOP', 1000, 60],
  ['BOTTOM', 1000, 1240],
  ['LEFT', 60, 650],
  ['RIGHT', 1940, 650],
  ['TOP_LEFT', 60, 60],
  ['TOP_RIGHT', 1940, 60],
  ['BOTTOM_LEFT', 60, 1240],
  ['BOTTOM_RIGHT', 1940, 1240],
  ['CENTER', 1000, 650],
] as const)('a popup with direction %s stands at %s, %s', (direction, x, y) => {
  expect(anchor(direction, { width: 400, height: 300 }, window, offsets)).toEqual({ x, y });
});

test('each edge has its own offset', () => {
  const own = { top: 10, bottom: 20, left: 30, right: 40 };
  const box = { width: 100, height: 100 };
  expect(anchor('TOP_LEFT', box, window, own)).toEqual({ x: 30, y: 10 });
  expect(anchor('BOTTOM_RIGHT', box, window, own)).toEqual({ x: 2260, y: 1480 });
});

test('grid popups are 20 px apart in a row of three and 40 px apart between rows', () => {
  const popups = Array.from({ length: 4 }, () => ({ direction: 'TOP_LEFT' as const, size: square }));
  expect(placeGrid(popups, grid).map(({ x, y }) => [x, y])).toEqual([
    [60, 60],
    [60 + 587 + 20, 60],
    [60 + 2 * (587 + 20), 60],
    [60, 60 + 587 + 44 + 40],
  ]);
});

test('popupGridWidthCount sets the number of columns', () => {
  const popups = Array.from({ length: 4 }, () => ({
    direction: 'CENTER' as const,
    size: { width: 300, height: 200 },
  }));
  const rows = (widthCount: number) =>
    new Set(placeGrid(popups, { ...grid, widthCount }).map(({ y }) => y)).size;
  expect([1, 2, 3, 4].map(rows)).toEqual([4, 2, 2, 1]);
});

test('an incomplete row aligns with its edge, or is centered', () => {
  const lastOf = (direction: 'LEFT' | 'RIGHT' | 'CENTER') =>
    placeGrid(
      Array.from({ length: 3 }, () => ({ direction, size: { width: 400, height: 300 } })),
      { ...grid, widthCount: 2 },
    )[2]?.x;
  expect([lastOf('LEFT'), lastOf('RIGHT'), lastOf('CENTER')]).toEqual([60, 1940, 1000]);
});

test('popups of different directions are placed separately', () => {
  const size = { width: 400, height: 300 };
  const placed = placeGrid(
    [
      { direction: 'TOP_LEFT', size },
      { direction: 'BOTTOM_RIGHT', size },
      { direction: 'TOP_LEFT', size },
    ],
    grid,
  );
  expect(placed.map(({ x, y }) => [x, y])).toEqual([
    [60, 60],
    [1940, 1196],
    [480, 60],
  ]);
});

test('in every direction and on every screen popups fit the window and never overlap', () => {
  for (const direction of popupDirection.options) {
    for (const [width, height] of [
      [1920, 1080],
      [1280, 800],
      [820, 1100],
    ] as const) {
      const popups = [1, 2, 3, 4].map(() => ({ direction, size: { width: 586, height: 439.5 } }));
      const placed = placeGrid(popups, { ...grid, window: { width, height } });
      const boxes = placed.map(({ x, y, width: w, height: h }) => ({
        x,
        y,
        right: x + w,
        bottom: y + h + 44,
      }));
      for (const [index, box] of boxes.entries()) {
        expect(box.x).toBeGreaterThanOrEqual(59);
        expect(box.y).toBeGreaterThanOrEqual(59);
        expect(box.right).toBeLessThanOrEqual(width - 59);
        expect(box.bottom).toBeLessThanOrEqual(height - 59);
        for (const other of boxes.slice(index + 1))
          expect(
            box.right <= other.x + 1 ||
              other.right <= box.x + 1 ||
              box.bottom <= other.y + 1 ||
              other.bottom <= box.y + 1,
          ).toBe(true);
      }
    }
  }
});

test('in a small window all popups shrink together and preserve their ratio', () => {
  const placed = placeGrid(
    [1, 2, 3].map(() => ({ direction: 'CENTER' as const, size: { width: 586, height: 439.5 } })),
    { ...grid, window: { width: 1280, height: 800 } },
  );
  expect(new Set(placed.map(({ width }) => width)).size).toBe(1);
  expect((placed[0]?.width ?? 0) / (placed[0]?.height ?? 1)).toBeCloseTo(4 / 3);
  expect(placed[0]?.width).toBeLessThan(380);
  expect(placed[0]?.width).toBeGreaterThan(360);
});
