import { betweenInputs } from './between-inputs.ts';

/** Milliseconds after which a visitor counts as reading the page, even without touching it. */
const readingMs = 4_000;

/**
 * Resolves when the visitor has used the page and seen its answer, or has looked at it for a while: the first seconds, in
 * which fonts, islands and popups load, belong to the page itself, and so does the first tap, which may load an island.
 */
export async function firstUse(): Promise<void> {
  await pageIsUsed();
  await betweenInputs();
}

function pageIsUsed(): Promise<void> {
  return new Promise((used) => {
    // Not in every browser.
    if (navigator.userActivation?.hasBeenActive || scrollY > 0) return used();
    const ended = new AbortController();
    const end = ({ target }: { target?: EventTarget | null } = {}) => {
      // The answer to the banner is no use of the page: a refusal must not start a vendor first.
      if (target instanceof Element && target.closest('[data-consent-banner], [data-consent-answer]')) return;
      ended.abort();
      used();
    };
    const { signal } = ended;
    for (const use of ['pointerdown', 'keydown']) addEventListener(use, end, { capture: true, signal });
    // Not captured: parts of the page scroll by themselves.
    addEventListener('scroll', end, { passive: true, signal });
    setTimeout(end, readingMs);
  });
}
