import type { PopupSettings } from '#schemas/site/popup-settings.ts';
import { type ChosenPopup, pictureOf } from './choose-popups.ts';
import { askedSize } from './popup-size.ts';

/** What client/visitor/behaviours/popups reads of a popup: whose it is, what size it asks for and where it stands. */
export function popupAttributes({ popup, device, items }: ChosenPopup, type: PopupSettings['popupType']) {
  const picture = (items[0] && pictureOf(items[0], device)) ?? undefined;
  const isCentred = type === 'LAYER' && (popup.isAutoPlacement || device === 'MOBILE');
  return {
    'data-popup': popup.id,
    'data-device': device,
    'data-asks': JSON.stringify(askedSize(popup, device, type, picture)),
    'data-direction': isCentred ? 'CENTER' : popup.direction,
  };
}
