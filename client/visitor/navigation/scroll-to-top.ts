import { nextFrame } from '#client/visitor/scheduling/after-first-paint.ts';
import { cards, sections } from './deferred-layout.ts';

/**
 * Begins a page that is new in place at its top. At once: where `scroll-behavior` is smooth the browser would slide there
 * over all of its content, and who goes back meanwhile would lose the place on the page before.
 *
 * What comes near below the window waits for the frame that shows the page: browsers find it only in that frame, and
 * would lay out once more before they show anything.
 */
export function scrollToTop(): void {
  scrollTo({ top: 0, left: 0, behavior: 'instant' });
  const waiting = [...document.querySelectorAll<HTMLElement>(sections)]
    // To measure what is in a section that is left out would lay that section out.
    .flatMap((section) =>
      isAuto(section) ? [section] : [...section.querySelectorAll<HTMLElement>(cards)].filter(isAuto),
    )
    // A part that both pages have may hold the focus, and would lose it if it waited.
    .filter((part) => isBelow(part) && !part.contains(document.activeElement));
  for (const part of waiting) part.style.contentVisibility = 'hidden';
  void nextFrame().then(() => {
    for (const part of waiting) {
      part.style.contentVisibility = '';
      // What is compared with the next page is as it came.
      if (part.getAttribute('style') === '') part.removeAttribute('style');
    }
  });
}

const isAuto = (part: Element) => getComputedStyle(part).contentVisibility === 'auto';

/**
 * Whether its content begins below the window. Its own background is seen all the same, a picture that lies in its padding
 * a frame later.
 */
const isBelow = (part: Element) =>
  part.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(part).paddingBlockStart) >=
  innerHeight;
