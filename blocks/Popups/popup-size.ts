import type { PopupRow } from '#schemas/api/popups.ts';
import type { PopupDevice } from '#schemas/site/popup.ts';
import type { PopupSettings } from '#schemas/site/popup-settings.ts';

export type Size = { width: number; height: number };
/** The size a popup requests before it is fitted to the window; `isFluid`: as wide as possible, in this ratio. */
export type AskedSize = Size & { isFluid?: boolean };

/** The two tables of SPEC section 9: pc sizes by ratio, one popup at a time and in the grid. */
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

/** Height of the bar below a popup's image, in px; must match styles.css. */
export const barHeight = 48;
/** The space left around a popup shown alone (SPEC section 9: layer popup fit). */
const layerMargin = { PC: { width: 48, height: 124 }, MOBILE: { width: 40, height: 160 } };
/** On phones the popups of a grid are in a scrolling row, with the next one partly visible. */
const rowMargin = { width: 72, height: 240 };
/** A ratio missing from the tables gets the area of a square one. */
const otherArea = 600 ** 2;

type Sized = Pick<PopupRow, 'pcWidth' | 'pcHeight' | 'mobileWidth' | 'mobileHeight' | 'pcSizeType'>;

/** The size a popup requests on pc, before it is fitted to the window. */
export function pcSize(
  { pcWidth, pcHeight, pcSizeType }: Sized,
  table: Record<string, Size>,
  picture?: Size,
): Size {
  const asked = pcWidth && pcHeight ? { width: pcWidth, height: pcHeight } : picture;
  if (!asked) return table['1:1'] as Size;
  if (pcSizeType === 'PIXEL' && asked !== picture) return asked;
  return rowOf(asked, table) ?? ofArea(asked);
}

/** The size of a table for a ratio, which may have other terms: 8:6 is 4:3. */
function rowOf({ width, height }: Size, table: Record<string, Size>): Size | undefined {
  const isSame = (ratio: string) => {
    const [w = 0, h = 0] = ratio.split(':').map(Number);
    return width * h === height * w;
  };
  return Object.entries(table).find(([ratio]) => isSame(ratio))?.[1];
}

function ofArea({ width, height }: Size): Size {
  const factor = Math.sqrt(otherArea / (width * height));
  return { width: width * factor, height: height * factor };
}

/** Shrinks a size until it fits, preserving its ratio; never enlarges it. */
export function fitInto({ width, height }: Size, room: Size): Size {
  const factor = Math.min(1, Math.max(0, room.width) / width, Math.max(0, room.height) / height);
  return { width: width * factor, height: height * factor };
}

/** The image size that a popup requests: on PCs the size from the tables, on phones its ratio. */
export function askedSize(
  popup: Sized,
  device: PopupDevice,
  type: PopupSettings['popupType'],
  picture?: Size,
): AskedSize {
  if (device === 'PC') return pcSize(popup, type === 'GRID' ? gridSizes : layerSizes, picture);
  const own =
    popup.mobileWidth && popup.mobileHeight
      ? { width: popup.mobileWidth, height: popup.mobileHeight }
      : undefined;
  if (own && popup.pcSizeType === 'PIXEL') return own;
  const { width, height } = own ?? picture ?? pcSize(popup, layerSizes);
  return { width, height, isFluid: true };
}

/** The image size of a popup shown alone in a window. */
export const layerSize = (asked: AskedSize, device: PopupDevice, window: Size): Size =>
  sizeWithin(asked, window, layerMargin[device]);

/** The image size of a popup in a row on a phone. */
export const rowSize = (asked: AskedSize, window: Size): Size => sizeWithin(asked, window, rowMargin);

function sizeWithin(asked: AskedSize, window: Size, margin: Size): Size {
  const room = { width: window.width - margin.width, height: window.height - margin.height };
  const { width, height } = asked;
  return fitInto(
    asked.isFluid ? { width: room.width, height: (room.width * height) / width } : { width, height },
    room,
  );
}
