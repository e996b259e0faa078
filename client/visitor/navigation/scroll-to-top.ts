import { nextFrame } from '#client/visitor/scheduling/after-first-paint.ts';
import { cards, sections } from './deferred-layout.ts';

/**
 * Scrolls a new page to its top. Instantly: with smooth `scroll-behavior` the browser would scroll across all of its
 * content, and going back during that would lose the position on the previous page.
 *
 * Deferred content near the window's bottom edge waits until after the first frame: browsers detect it only in that
 * frame, and would lay it out before showing anything.
 */
export function scrollToTop(): void {
  scrollTo({ top: 0, left: 0, behavior: 'instant' });
  const waiting = [...document.querySelectorAll<HTMLElement>(sections)]
    // Measuring the content of a skipped section would lay it out.
    .flatMap((section) =>
      isAuto(section) ? [section] : [...section.querySelectorAll<HTMLElement>(cards)].filter(isAuto),
    )
    // A part shared by both pages may hold the focus and would lose it while hidden.
    .filter((part) => isBelow(part) && !part.contains(document.activeElement));
  for (const part of waiting) part.style.contentVisibility = 'hidden';
  void nextFrame().then(() => {
    for (const part of waiting) {
      part.style.contentVisibility = '';
      // Restores the original attributes, because the morph compares them with the next page.
      if (part.getAttribute('style') === '') part.removeAttribute('style');
    }
  });
}

const isAuto = (part: Element) => getComputedStyle(part).contentVisibility === 'auto';

/**
 * Whether its content begins below the window. Its background is still visible, an image in its padding a frame later.
 */
const isBelow = (part: Element) =>
  part.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(part).paddingBlockStart) >=
  innerHeight;
