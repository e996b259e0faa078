import type { PopupRow } from '#schemas/api/popups.ts';
import type { PopupDevice, PopupItem } from '#schemas/site/popup.ts';

/** A popup with the slides for a device, in order. */
export type ChosenPopup = { popup: PopupRow; device: PopupDevice; items: PopupItem[] };

export type Place = { path: string; pageKey: string };

/** Whether a popup belongs on a page. Locations are paths without language, or page keys: `/products/{productId}`. */
export const isLocatedAt = ({ locations }: Pick<PopupRow, 'locations'>, { path, pageKey }: Place): boolean =>
  locations.some((location) => location === path || location === pageKey);

/** The image of a slide on a device; the other device's if it has none. */
export const pictureOf = (item: PopupItem, device: PopupDevice) =>
  device === 'PC' ? (item.pcContent ?? item.mobileContent) : (item.mobileContent ?? item.pcContent);

const byWeight = (a: { weight: number }, b: { weight: number }) => a.weight - b.weight;

/** The popups and slides for a device, in ascending weight (SPEC section 4). */
export const choosePopups = (rows: readonly PopupRow[], device: PopupDevice): ChosenPopup[] =>
  rows
    .toSorted(byWeight)
    .map((popup) => ({
      popup,
      device,
      items: popup.popupItems
        .filter((item) => item.devices.includes(device) && pictureOf(item, device))
        .toSorted(byWeight),
    }))
    .filter(({ items }) => items.length > 0);
