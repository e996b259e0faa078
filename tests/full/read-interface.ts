import type { Page } from '@playwright/test';

type Interface = {
  /** Every visible or spoken text, with its location. */
  texts: { text: string; place: string }[];
  /** Texts that are cut off by an element. */
  clipped: { text: string; place: string }[];
};

/**
 * The texts of a page and those that are cut off. Elements that clip on purpose (`text-overflow: ellipsis`, line clamps)
 * set `--cuts: deliberately` in their CSS.
 */
export const readInterface = (page: Page): Promise<Interface> =>
  page.evaluate(() => {
    const nameOf = (element: Element | null): string =>
      element ? `${element.localName}${[...element.classList].map((name) => `.${name}`).join('')}` : '';
    const placeOf = (element: Element) => `${nameOf(element.parentElement)} > ${nameOf(element)}`;
    const texts: Interface['texts'] = [];
    const clipped: Interface['clipped'] = [];
    const isHeard = (element: Element) =>
      element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
      !element.closest('[aria-hidden="true"], [inert], .u-hidden, script, style, template');

    for (const element of document.querySelectorAll('body *')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      for (const name of [
        'aria-label',
        'aria-description',
        'aria-roledescription',
        'alt',
        'placeholder',
        'title',
      ])
        if (element.hasAttribute(name))
          texts.push({ text: element.getAttribute(name) ?? '', place: `${placeOf(element)}[${name}]` });
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!text || !element || !isHeard(element)) continue;
      texts.push({ text, place: placeOf(element) });
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      const cutter = rects.map((rect) => cutBy(element, rect)).find((found) => found);
      if (cutter)
        clipped.push({ text: text.slice(0, 60), place: `${placeOf(element)} by ${nameOf(cutter)}` });
    }
    return { texts, clipped };

    /** The element that shows part of a line of text and hides the rest. */
    function cutBy(element: Element, rect: DOMRect): Element | undefined {
      for (
        let around: Element | null = element;
        around && around !== document.body;
        around = around.parentElement
      ) {
        const style = getComputedStyle(around);
        if (style.getPropertyValue('--cuts')) return undefined;
        if (style.position === 'fixed') return undefined;
        const [x, y] = [style.overflowX, style.overflowY];
        const box = around.getBoundingClientRect();
        // Lines are taller than their letters, so clipping part of the line height is invisible.
        const slack = rect.height * 0.25;
        const outX = rect.right > box.right + 2 || rect.left < box.left - 2;
        const outY = rect.bottom > box.bottom + slack || rect.top < box.top - slack;
        // The next slide of a row is entirely outside.
        if (rect.right <= box.left + 2 || rect.left >= box.right - 2) return undefined;
        if (((x === 'hidden' || x === 'clip') && outX) || ((y === 'hidden' || y === 'clip') && outY))
          return around;
        // A scroll container shows the rest when scrolled.
        if (x === 'auto' || x === 'scroll' || y === 'auto' || y === 'scroll') return undefined;
      }
      return undefined;
    }
  });
