import type { Size } from '#blocks/Popups/popup-size.ts';
import type { PopupDevice } from '#schemas/site/popup.ts';

/** SPEC section 9: the phone breakpoint. */
const phone = '(max-width: 768px)';

export type Viewport = Size & { device: PopupDevice };

/** The containing block of fixed elements: the window without its scrollbar. */
export const readWindow = (): Viewport => ({
  width: document.documentElement.getBoundingClientRect().width,
  height: innerHeight,
  device: matchMedia(phone).matches ? 'MOBILE' : 'PC',
});
