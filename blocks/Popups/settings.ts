import type { PopupSettings } from '#schemas/site/popup-settings.ts';
import type { Offsets } from './place-popups.ts';

/** Height of the bar below a popup's picture, in px; styles.css has the same. */
export const barHeight = 48;

export const offsetsOf = (config: PopupSettings): Offsets => ({
  top: config.popupTopOffset,
  bottom: config.popupBottomOffset,
  left: config.popupLeftOffset,
  right: config.popupRightOffset,
});
