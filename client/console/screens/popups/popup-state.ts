import { isLocatedAt, type Place } from '#blocks/Popups/choose-popups.ts';
import type { PopupBody } from '#schemas/operator/popup-calls.ts';

/** What visitors of a page see of a popup at an instant. */
export type PopupState = 'shown' | 'elsewhere' | 'scheduled' | 'ended';

/** @param place the page; `elsewhere` is a popup that runs, but not there */
export function popupState(
  { startAt, endAt, locations }: Pick<PopupBody, 'startAt' | 'endAt' | 'locations'>,
  at: Date,
  place: Place,
): PopupState {
  if (startAt !== undefined && new Date(startAt) > at) return 'scheduled';
  if (endAt !== undefined && new Date(endAt) <= at) return 'ended';
  return isLocatedAt({ locations }, place) ? 'shown' : 'elsewhere';
}
