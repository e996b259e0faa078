import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from '#tests/setup/site-url.ts';
import { demoPartners, everyPath } from './demo-pages.ts';
import { overflow } from './watch-page.ts';

/** Numbers, times and words of our own: they have an end, and stay whole. */
const bounded = '.HoursTable td, .HoursTable-mark, .FooterMain-time dd, .Ui-articleList-count';

/** The classes of the innermost elements that end beyond the page. */
const widest = (page: Page) =>
  page.evaluate(() => {
    const isBeyond = (one: Element) =>
      one.getBoundingClientRect().right > document.documentElement.clientWidth + 1;
    const innermost = [...document.querySelectorAll('body *')].filter(
      (one) => isBeyond(one) && ![...one.children].some(isBeyond),
    );
    return [
      ...new Set(
        innermost.map((one) => one.className || `${one.parentElement?.className} > ${one.localName}`),
      ),
    ].join(', ');
  });

for (const partner of demoPartners)
  test(`${partner.code}: a word of 200 letters in every title, name and label widens no page of 320 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    await page.route(/\.(webp|avif|png|jpe?g|woff2)|\/_image/, (route) => route.abort());
    const wide: string[] = [];
    for (const path of everyPath(partner)) {
      await page.goto(siteUrl(partner.code, path), { waitUntil: 'domcontentloaded' });
      await page.evaluate((bounded) => {
        // Laid out whole, also below the fold.
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('* { content-visibility: visible !important }');
        document.adoptedStyleSheets.push(sheet);
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
      const beyond = await overflow(page);
      if (beyond > 0) wide.push(`${path} by ${beyond} px: ${await widest(page)}`);
    }
    expect(wide).toEqual([]);
  });
