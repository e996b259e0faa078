import type { Page } from '@playwright/test';
import { overflow, whenStill } from './watch-page.ts';

/** Numbers, times and our own words: they are limited in length and do not break. */
const bounded = '.HoursTable td, .HoursTable-mark, .FooterMain-time dd, .Ui-articleList-count';

/** The classes of the innermost elements that extend beyond the page without being scrolled or clipped by an ancestor. */
const widest = (page: Page) =>
  page.evaluate(() => {
    const isCut = (one: Element): boolean => {
      const parent = one.parentElement;
      return (
        parent !== null &&
        parent !== document.documentElement &&
        (getComputedStyle(parent).overflowX !== 'visible' || isCut(parent))
      );
    };
    const isBeyond = (one: Element) =>
      one.getBoundingClientRect().right > document.documentElement.clientWidth + 1 && !isCut(one);
    const innermost = [...document.querySelectorAll('body *')].filter(
      (one) => isBeyond(one) && ![...one.children].some(isBeyond),
    );
    return [
      ...new Set(
        innermost.map(
          (one) =>
            one.getAttribute('class') || `${one.parentElement?.getAttribute('class')} > ${one.localName}`,
        ),
      ),
    ].join(', ');
  });

/**
 * Replaces every title, name and label of the page by a word of 200 letters on a screen of 320 px, with the whole page
 * laid out.
 * @returns how far the page scrolls sideways, and the elements that extend beyond it; empty if none do
 */
export async function widenedByLongWords(page: Page): Promise<string> {
  await page.setViewportSize({ width: 320, height: 720 });
  await page.evaluate((bounded) => {
    const words = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
      ({ parentElement, nodeValue }) =>
        parentElement?.closest(`script, style, noscript, template, ${bounded}`) ||
        !/\p{L}/u.test(nodeValue ?? '')
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
    );
    while (words.nextNode()) words.currentNode.nodeValue = 'Superlang'.repeat(22);
  }, bounded);
  await whenStill(page);
  const beyond = await overflow(page);
  return beyond > 0 ? `${beyond} px: ${await widest(page)}` : '';
}
