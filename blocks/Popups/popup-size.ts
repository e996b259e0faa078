import type { PopupRow } from '#schemas/api/popups.ts';
import type { PopupDevice } from '#schemas/site/popup.ts';

export type Size = { width: number; height: number };

/** The two tables of SPEC section 9: pc sizes of a ratio, one popup at a time and in the grid. */
export const layerSizes: Record<string, Size> = {
  '1:1': { width: 640, height: 640 },
  '4:3': { width: 852, height: 640 },
  '16:9': { width: 1200, height: 675 },
  '3:4': { width: 560, height: 746 },
  '210:297': { width: 527.5, height: 746 },
};
export const gridSizes: Record<string, Size> = {
  '1:1': { width: 587, height: 587 },
  '4:3': { width: 586, height: 439.5 },
  '16:9': { width: 1200, height: 675 },
  '3:4': { width: 435, height: 580 },
  '210:297': { width: 527.5, height: 746 },
};

/** What is left of the window around a popup that comes alone (SPEC section 9: layer popup fit). */
const layerMargin = { pc: { width: 48, height: 124 }, phone: { width: 40, height: 160 } };
/** A ratio without a row in the tables takes as much room as a square has. */
const otherArea = 600 ** 2;

type Sized = Pick<PopupRow, 'pcWidth' | 'pcHeight' | 'mobileWidth' | 'mobileHeight' | 'pcSizeType'>;

/** The size that a popup asks for on pc, before it meets the window. */
export function pcSize(
  { pcWidth, pcHeight, pcSizeType }: Sized,
  table: Record<string, Size>,
  picture?: Size,
): Size {
  const asked = pcWidth && pcHeight ? { width: pcWidth, height: pcHeight } : picture;
  if (!asked) return table['1:1'] as Size;
  if (pcSizeType === 'PIXEL' && asked !== picture) return asked;
  return table[`${asked.width}:${asked.height}`] ?? ofArea(asked);
}

function ofArea({ width, height }: Size): Size {
  const factor = Math.sqrt(otherArea / (width * height));
  return { width: width * factor, height: height * factor };
}

/** Shrinks a size, never enlarges it, until it fits, and keeps its ratio. */
export function fitInto({ width, height }: Size, room: Size): Size {
  const factor = Math.min(1, Math.max(0, room.width) / width, Math.max(0, room.height) / height);
  return { width: width * factor, height: height * factor };
}

/** The picture of a popup that comes alone: on pc the table's size, on a phone as wide as the window lets it. */
export function layerSize(popup: Sized, device: PopupDevice, window: Size, picture?: Size): Size {
  const margin = layerMargin[device === 'PC' ? 'pc' : 'phone'];
  const room = { width: window.width - margin.width, height: window.height - margin.height };
  return fitInto(
    device === 'PC' ? pcSize(popup, layerSizes, picture) : phoneSize(popup, room, picture),
    room,
  );
}

/** As wide as there is room, in the popup's ratio. Given in pixels, its own width is the most. */
export function phoneSize(popup: Sized, room: Size, picture?: Size): Size {
  const own =
    popup.mobileWidth && popup.mobileHeight
      ? { width: popup.mobileWidth, height: popup.mobileHeight }
      : undefined;
  const ratio = own ?? picture ?? pcSize(popup, layerSizes);
  const width = own && popup.pcSizeType === 'PIXEL' ? Math.min(own.width, room.width) : room.width;
  return { width, height: (width * ratio.height) / ratio.width };
}
