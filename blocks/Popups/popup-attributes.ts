import type { PopupSettings } from '#schemas/site/popup-settings.ts';
import { type ChosenPopup, pictureOf } from './choose-popups.ts';
import { askedSize } from './popup-size.ts';

/** The attributes that client/visitor/behaviors/popups reads: a popup's id, requested size and position. */
export function popupAttributes({ popup, device, items }: ChosenPopup, type: PopupSettings['popupType']) {
  const picture = (items[0] && pictureOf(items[0], device)) ?? undefined;
  const isCentered = type === 'LAYER' && (popup.isAutoPlacement || device === 'MOBILE');
  return {
    'data-popup': popup.id,
    'data-device': device,
    'data-asks': JSON.stringify(askedSize(popup, device, type, picture)),
    'data-direction': isCentered ? 'CENTER' : popup.direction,
  };
}
