import { Idiomorph } from 'idiomorph';

/** Elements that belong to the frame and not to the page. */
export const frameElement = 'data-maru-frame';

/** What a page of the preview does not need: nothing hydrates here, so what islands would load is not loaded either. */
const unneeded =
  'script, link[rel="modulepreload"], link[rel="preload"], link[rel="prefetch"], meta[http-equiv], base';

/** What a slider inserts once it runs. Any other `<noscript>` is for visitors without scripts alone. */
const laterSlides = '[data-slider-track] noscript';

/**
 * Turns the document into a page's. What did not change stays as it is, with its scroll position and focus.
 * @param html a whole document
 * @param edited an element that the operator types into: it stays as it is
 */
export function morphPage(html: string, edited?: Element): void {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll(unneeded)) element.remove();
  // The parser runs no scripts either, so it has read the content as elements.
  for (const slide of page.querySelectorAll(laterSlides)) slide.replaceWith(...slide.childNodes);
  // What waits for a script would wait for ever.
  for (const element of page.querySelectorAll('[aria-busy="true"]')) element.removeAttribute('aria-busy');
  Idiomorph.morph(document.documentElement, page.documentElement, {
    morphStyle: 'outerHTML',
    head: { style: 'merge' },
    callbacks: {
      // Most of a page is the same, and browsers compare faster than this library morphs.
      beforeNodeMorphed: (node: Node, next: Node) => node !== edited && !node.isEqualNode(next),
      beforeNodeRemoved: (node: Node) =>
        !(node instanceof Element && (node.hasAttribute(frameElement) || (edited && node.contains(edited)))),
    },
  });
}
