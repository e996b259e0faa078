import { betweenInputs, runAfterAnswer } from './between-inputs.ts';

/** Milliseconds after which a visitor counts as reading the page, even without touching it. */
const readingMs = 4_000;

/**
 * Resolves when the visitor has interacted with the page, now or before, and seen it react, or has looked at it for a while:
 * the first seconds, in which fonts, islands and popups load, belong to the page itself, and so does a first tap, which may
 * load an island.
 */
export function firstInteraction(): Promise<void> {
  return new Promise((resolve) => {
    // Not in every browser. The interaction may be a tap to which the page has not reacted yet.
    if (navigator.userActivation?.hasBeenActive || scrollY > 0) {
      void betweenInputs().then(resolve);
      runAfterAnswer();
      return;
    }
    const ended = new AbortController();
    const { signal } = ended;
    const reading = setTimeout(() => {
      ended.abort();
      resolve();
    }, readingMs);
    const onInteraction = ({ target }: Event) => {
      // Answering the banner does not count as interaction: a refusal must not start a vendor first.
      if (target instanceof Element && target.closest('[data-consent-banner], [data-consent-answer]')) return;
      clearTimeout(reading);
      ended.abort();
      void betweenInputs().then(resolve);
    };
    for (const event of ['pointerdown', 'keydown'])
      addEventListener(event, onInteraction, { capture: true, signal });
    // Not captured: parts of the page scroll by themselves.
    addEventListener('scroll', onInteraction, { passive: true, signal });
  });
}
