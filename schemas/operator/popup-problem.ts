import { isPartOfPage, pageLocations } from '../content/page-location.ts';
import type { LanguageCode } from '../language-codes.ts';
import type { PopupBody } from './popup-calls.ts';

export type PopupProblem =
  | 'POPUP_PERIOD'
  | 'POPUP_LOCATION'
  | 'POPUP_TITLE_MISSING'
  | 'POPUP_PICTURE_MISSING';

/** Why a popup that has its schema's form cannot be stored; undefined if it can, as far as the popup alone shows. */
export function popupProblem(
  { startAt, endAt, locations, items }: Pick<PopupBody, 'startAt' | 'endAt' | 'locations' | 'items'>,
  mainLanguage: LanguageCode,
): PopupProblem | undefined {
  if (startAt !== undefined && endAt !== undefined && Date.parse(startAt) >= Date.parse(endAt))
    return 'POPUP_PERIOD';
  if (pageLocations(locations).some(isPartOfPage)) return 'POPUP_LOCATION';
  if (items.some(({ title }) => !title[mainLanguage]?.trim())) return 'POPUP_TITLE_MISSING';
  if (items.some(({ pcContent, mobileContent }) => !pcContent && !mobileContent))
    return 'POPUP_PICTURE_MISSING';
  return undefined;
}
