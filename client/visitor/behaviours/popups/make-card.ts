import { dismissToday } from '#blocks/Popups/dismiss-today.ts';
import type { Size } from '#blocks/Popups/popup-size.ts';
import { fontsReady } from './fonts-ready.ts';
import { picturesReady, sizePictures } from './pictures.ts';
import { idOf } from './popups-left.ts';

/** Milliseconds in which a dismissed popup fades: time to take the tick back. */
const fade = 300;
/** Milliseconds after which popups come without what does not come. */
const timeoutMs = 3_000;

/** A popup of the page, a living copy of what stands in the template. */
export type Card = {
  id: number;
  element: HTMLElement;
  /** The popup of the template that it was made of. */
  source: string;
  resize: (picture: Size) => void;
  /**
   * Resolves when it can be shown: popups come whole, with picture and fonts, or not yet. A picture that is drawn for the
   * first time while its popup is still transparent is also no largest paint of the page (decision 024).
   */
  whenReady: () => Promise<unknown>;
  /** Its slides begin to move. */
  start: () => void;
  /** Takes it out of the page. */
  end: () => void;
};

/**
 * Makes a popup of the template's. Its buttons and its links call `close`; ticking "close today" (SPEC section 4) sets
 * the cookie and closes, unticking while the popup still fades clears both.
 */
export function makeCard(source: HTMLElement, timeZone: string, close: () => void): Card {
  // Imported, not cloned: what is in a template knows no address to resolve links against.
  const element = document.importNode(source, true);
  const id = idOf(element);
  const slides = element.querySelector<HTMLElement>('[data-popup-slides]');
  const slider = slides?.matches('[data-slider]')
    ? import('#client/visitor/behaviours/sliders/run-slider.ts')
    : undefined;
  const runSlides = () =>
    slider?.then(
      ({ runSlider }) => runSlider(slides as HTMLElement),
      // They can still be swiped.
      () => {},
    );
  let fading: ReturnType<typeof setTimeout> | undefined;

  element.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-popup-close], a')) close();
  });
  element.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.dataset.popupToday === undefined) return;
    clearTimeout(fading);
    dismissToday(id, target.checked, timeZone);
    element.querySelector('[data-popup-card]')?.toggleAttribute('data-closing', target.checked);
    if (target.checked) fading = setTimeout(close, fade);
  });
  return {
    id,
    element,
    source: source.outerHTML,
    resize: ({ width, height }) => {
      element.style.width = `${width}px`;
      if (slides) slides.style.height = `${height}px`;
      sizePictures(element, width);
    },
    whenReady: () =>
      Promise.race([
        Promise.allSettled([picturesReady(element), slider, fontsReady(element)]),
        new Promise((resolve) => setTimeout(resolve, timeoutMs)),
      ]),
    start: () => void runSlides(),
    end: () => {
      clearTimeout(fading);
      element.remove();
      // Run without a page it stops.
      runSlides();
    },
  };
}
