import { anchor } from '#blocks/Popups/anchor.ts';
import { isLocatedAt, type Place } from '#blocks/Popups/choose-popups.ts';
import { type Placed, placeGrid } from '#blocks/Popups/place-popups.ts';
import { askedSize, barHeight, fitInto, layerSize, rowSize, type Size } from '#blocks/Popups/popup-size.ts';
import type { PopupRow } from '#schemas/api/popups.ts';
import type { OperatorPopup } from '#schemas/operator/popup-calls.ts';
import type { PopupDevice } from '#schemas/site/popup.ts';
import type { PopupSettings } from '#schemas/site/popup-settings.ts';

/** A popup that runs, with the picture of its first slide on the device and the number of its slides there. */
export type RunningPopup = { popup: OperatorPopup; url: string; slides: number };
type StagedPopup = RunningPopup & { place: Placed };

type Sized = Pick<PopupRow, 'pcWidth' | 'pcHeight' | 'mobileWidth' | 'mobileHeight' | 'pcSizeType'>;
const terms = (ratio: string | undefined) =>
  ratio === undefined ? [null, null] : ratio.split(':').map(Number);

/** The popups that visitors of a page get on a device, in their order. */
export function runningPopups(
  popups: readonly OperatorPopup[],
  { at, place, device }: { at: Date; place: Place; device: PopupDevice },
): RunningPopup[] {
  return popups.flatMap((popup) => {
    const { startAt, endAt, items } = popup;
    const isRunning =
      (startAt === undefined || new Date(startAt) <= at) && (endAt === undefined || new Date(endAt) > at);
    if (!isRunning || !isLocatedAt(popup, place)) return [];
    const slides = items
      .filter(({ devices }) => devices.includes(device))
      .map(({ pcContent, mobileContent }) =>
        device === 'PC' ? (pcContent ?? mobileContent) : (mobileContent ?? pcContent),
      )
      .filter((one) => one !== undefined);
    const [url] = slides;
    return url === undefined ? [] : [{ popup, url, slides: slides.length }];
  });
}

/**
 * Where visitors first see popups in a window, as the site places them (SPEC sections 4 and 9): one alone, or all of them.
 * @param window of the preview, in CSS pixels
 */
export function stagePopups(
  running: readonly RunningPopup[],
  settings: PopupSettings,
  { device, window }: { device: PopupDevice; window: Size },
): StagedPopup[] {
  const sizes = running.map(({ popup }) => askedSize(sizedOf(popup), device, settings.popupType));
  const offsets = {
    top: settings.popupTopOffset,
    bottom: settings.popupBottomOffset,
    left: settings.popupLeftOffset,
    right: settings.popupRightOffset,
  };
  const [first] = running;
  if (!first) return [];
  if (settings.popupType === 'LAYER') {
    const size = layerSize(sizes[0] as Size, device, window);
    const { direction, isAutoPlacement } = first.popup;
    const box = { width: size.width, height: size.height + barHeight };
    const isCentered = isAutoPlacement || device === 'MOBILE';
    const point = anchor(isCentered ? 'CENTER' : direction, box, window, offsets);
    return [{ ...first, place: { ...point, ...size } }];
  }
  if (device === 'MOBILE') {
    let x = 20;
    return running.map((one, index) => {
      const size = rowSize(sizes[index] as Size, window);
      const place = { x, y: (window.height - size.height) / 2, ...size };
      x += size.width + 12;
      return { ...one, place };
    });
  }
  const room = { width: window.width - offsets.left - offsets.right, height: window.height };
  const placed = placeGrid(
    running.map(({ popup }, index) => ({
      direction: popup.direction,
      size: fitInto(sizes[index] as Size, room),
    })),
    { window, offsets, widthCount: settings.popupGridWidthCount, barHeight },
  );
  return running.map((one, index) => ({ ...one, place: placed[index] as Placed }));
}

function sizedOf({ ratio, mobileRatio }: OperatorPopup): Sized {
  const [pcWidth = null, pcHeight = null] = terms(ratio);
  const [mobileWidth = null, mobileHeight = null] = terms(mobileRatio);
  return { pcWidth, pcHeight, mobileWidth, mobileHeight, pcSizeType: 'RATIO' };
}
