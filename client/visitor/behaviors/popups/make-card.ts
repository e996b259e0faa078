import { dismissToday } from '#blocks/Popups/dismiss-today.ts';
import type { Size } from '#blocks/Popups/popup-size.ts';
import { emit } from '#engine/browser/events/event-stream.ts';
import { fontsReady } from './fonts-ready.ts';
import { picturesReady, sizePictures } from './pictures.ts';
import { idOf } from './undismissed-popups.ts';

/** Milliseconds that a dismissed popup takes to fade, in which the tick can be undone. */
const fade = 300;
/** Milliseconds after which popups show without resources that have not loaded. */
const timeoutMs = 3_000;

/** Popups whose link or button was followed: they close too, but nobody dismissed them. */
export const followed = new Set<number>();

/** A popup on the page: a live copy of one in the template. */
export type Card = {
  id: number;
  element: HTMLElement;
  /** The template popup that it was created from. */
  source: string;
  resize: (picture: Size) => void;
  /**
   * Resolves when it can be shown: popups show only complete, with image and fonts. An image that is first painted
   * while its popup is transparent does not count as a largest contentful paint (decision 024).
   */
  whenReady: () => Promise<unknown>;
  /** Starts its slides. @param isViewed whether the visitor saw it before, in its form for another device */
  start: (isViewed: boolean) => void;
  /** Removes it from the page. */
  end: () => void;
};

/**
 * Creates a popup from the template. Its buttons and links call `close`. Ticking "close today" (SPEC section 4) sets
 * the cookie and closes the popup; unticking while it still fades undoes both.
 */
export function makeCard(source: HTMLElement, timeZone: string, close: () => void): Card {
  // Imported, not cloned: a template's content has no base URL to resolve links against.
  const element = document.importNode(source, true);
  const id = idOf(element);
  const slides = element.querySelector<HTMLElement>('[data-popup-slides]');
  // Not by way of start-sliders.ts: the bundler would take the bootstrap apart, whose first script must need no other.
  const slider = slides?.matches('[data-slider]')
    ? import('#client/visitor/behaviors/sliders/run-slider.ts')
    : undefined;
  const runSlides = () =>
    slider?.then(
      ({ runSlider }) => runSlider(slides as HTMLElement),
      // They can still be swiped.
      () => {},
    );
  let fading: ReturnType<typeof setTimeout> | undefined;

  element.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest('[data-popup-close], a');
    if (!pressed) return;
    if (!pressed.matches('[data-popup-close]')) {
      followed.add(id);
      emit('popup_click', { popup: id });
    }
    close();
  });
  element.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !('popupToday' in target.dataset)) return;
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
    start: (isViewed) => {
      if (!isViewed) emit('popup_view', { popup: id });
      runSlides();
    },
    end: () => {
      clearTimeout(fading);
      element.remove();
      // Running a detached slider stops it.
      runSlides();
    },
  };
}
