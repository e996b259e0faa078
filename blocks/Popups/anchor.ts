import type { PopupDirection } from '#schemas/site/popup.ts';
import type { Size } from './popup-size.ts';

/** Distances of popups from the edges of the window (SPEC section 9, default 60 each). */
export type Offsets = { top: number; bottom: number; left: number; right: number };
export type Point = { x: number; y: number };

/** The top-left corner of a box of this size, placed in its direction. */
export function anchor(direction: PopupDirection, box: Size, window: Size, offsets: Offsets): Point {
  const across = (window.width - box.width) / 2;
  const down = (window.height - box.height) / 2;
  const has = (edge: string) => direction.split('_').includes(edge);
  return {
    x: has('LEFT') ? offsets.left : has('RIGHT') ? window.width - offsets.right - box.width : across,
    y: has('TOP') ? offsets.top : has('BOTTOM') ? window.height - offsets.bottom - box.height : down,
  };
}
