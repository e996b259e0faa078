import type { Page } from '@playwright/test';
import { overflow, whenStill } from './watch-page.ts';

/** Numbers, times and words of our own: they have an end, and stay whole. */
const bounded = '.HoursTable td, .HoursTable-mark, .FooterMain-time dd, .Ui-articleList-count';

/** The classes of the innermost elements that end beyond the page and are not scrolled or cut off by their own. */
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
 * Puts a word of 200 letters in place of every title, name and label of the page, laid out whole, on a screen of 320 px.
 * @returns how far the page scrolls sideways then, and what of it ends beyond; empty where nothing does
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
