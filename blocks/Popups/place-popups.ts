import type { PopupDirection } from '#schemas/site/popup.ts';
import { anchor, type Offsets, type Point } from './anchor.ts';
import type { Size } from './popup-size.ts';

/** Position of a popup: its corner and the size of its image. Its bar is below the image. */
export type Placed = Point & Size;

/** SPEC section 9, grid popup gap. */
const columnGap = 20;
const rowGap = 40;

/** Below this share of their size, popups move into fewer columns instead. */
const tooSmall = 0.4;
const smallest = 0.25;

type GridPopup = { direction: PopupDirection; size: Size };
type Grid = { window: Size; offsets: Offsets; widthCount: number; barHeight: number };

/**
 * Positions of the popups in a grid (SPEC section 4): grouped by direction, in rows of `widthCount`, with gaps of 20 px
 * between columns and 40 px between rows. If the window is too small they shrink together, and if that would make them
 * unreadable, they use fewer columns.
 */
export function placeGrid(popups: readonly GridPopup[], grid: Grid): Placed[] {
  let best: { factor: number; placed: Placed[] } | undefined;
  for (let columns = grid.widthCount; columns >= 1; columns -= 1) {
    const found = largestThatFits(popups, { ...grid, widthCount: columns });
    if (!best || found.factor > best.factor) best = found;
    if (best.factor >= tooSmall) break;
  }
  return best?.placed ?? [];
}

function largestThatFits(popups: readonly GridPopup[], grid: Grid) {
  for (let percent = 100; ; percent -= 1) {
    const factor = percent / 100;
    const placed = place(popups, grid, factor);
    if (factor <= smallest || fits(placed, grid)) return { factor, placed };
  }
}

function place(popups: readonly GridPopup[], grid: Grid, factor: number): Placed[] {
  const placed = new Map<GridPopup, Placed>();
  for (const direction of new Set(popups.map((popup) => popup.direction))) {
    const group = popups.filter((popup) => popup.direction === direction);
    const rows = rowsOf(group, grid.widthCount).map((row) => rowBox(row, factor, grid.barHeight));
    const box = {
      width: Math.max(...rows.map(({ width }) => width)),
      height: rows.reduce((sum, { height }) => sum + height, rowGap * (rows.length - 1)),
    };
    const corner = anchor(direction, box, grid.window, grid.offsets);
    let y = corner.y;
    for (const row of rows) {
      // An incomplete row aligns with the edge of its direction, or is centered.
      let { x } = anchor(direction, { width: row.width, height: 0 }, grid.window, grid.offsets);
      for (const { popup, size } of row.cells) {
        placed.set(popup, { x, y, ...size });
        x += size.width + columnGap;
      }
      y += row.height + rowGap;
    }
  }
  return popups.map((popup) => placed.get(popup) as Placed);
}

function rowsOf<T>(all: readonly T[], count: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / count) }, (_, row) =>
    all.slice(row * count, (row + 1) * count),
  );
}

function rowBox(row: readonly GridPopup[], factor: number, barHeight: number) {
  const cells = row.map((popup) => ({
    popup,
    size: { width: popup.size.width * factor, height: popup.size.height * factor },
  }));
  return {
    cells,
    width: cells.reduce((sum, { size }) => sum + size.width, columnGap * (cells.length - 1)),
    height: Math.max(...cells.map(({ size }) => size.height)) + barHeight,
  };
}

function fits(placed: readonly Placed[], { window, offsets, barHeight }: Grid): boolean {
  // Half a pixel is rounding.
  const inside = ({ x, y, width, height }: Placed) =>
    x >= offsets.left - 0.5 &&
    y >= offsets.top - 0.5 &&
    x + width <= window.width - offsets.right + 0.5 &&
    y + height + barHeight <= window.height - offsets.bottom + 0.5;
  const apart = (a: Placed, b: Placed) =>
    a.x + a.width + columnGap <= b.x + 0.5 ||
    b.x + b.width + columnGap <= a.x + 0.5 ||
    a.y + a.height + barHeight <= b.y + 0.5 ||
    b.y + b.height + barHeight <= a.y + 0.5;
  return placed.every(
    (one, index) => inside(one) && placed.slice(index + 1).every((other) => apart(one, other)),
  );
}
