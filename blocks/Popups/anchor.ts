import type { PopupDirection } from '#schemas/site/popup.ts';
import type { Size } from './popup-size.ts';

/** Distances of popups from the edges of the window (SPEC section 9, default 60 each). */
export type Offsets = { top: number; bottom: number; left: number; right: number };
export type Point = { x: number; y: number };

/**
 * The top-left corner of a box of this size, placed in its direction and never beyond the window: the bar below a popup,
 * which closes it, must be within reach.
 */
export function anchor(direction: PopupDirection, box: Size, window: Size, offsets: Offsets): Point {
  const across = window.width - box.width;
  const down = window.height - box.height;
  const has = (edge: string) => direction.includes(edge);
  const x = has('LEFT') ? offsets.left : has('RIGHT') ? across - offsets.right : across / 2;
  const y = has('TOP') ? offsets.top : has('BOTTOM') ? down - offsets.bottom : down / 2;
  return { x: Math.max(0, Math.min(x, across)), y: Math.max(0, Math.min(y, down)) };
}
