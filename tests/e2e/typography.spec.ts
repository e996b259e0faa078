import type { Locator } from '@playwright/test';
import { siteUrl } from '#tests/setup/site-url.ts';
import { expect } from './expect.ts';
import { test } from './test.ts';

test('Korean text does not break within words, and the page has its tokens', async ({ page }) => {
  await page.goto(siteUrl('bomnal'));
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).wordBreak)).toBe('keep-all');
  // A document has only the tokens that it uses; a navigation loads them all.
  const tokens = await page.evaluate(async () => {
    const { styles } = await (await fetch('/_maru/page?path=%2F')).json();
    const { href } = styles.find(({ id }: { id: string }) => id === 'theme');
    const sheet = await new CSSStyleSheet().replace(await (await fetch(href)).text());
    document.adoptedStyleSheets.push(sheet);
    const style = getComputedStyle(document.documentElement);
    return Object.fromEntries(
      [
        '--page-max',
        '--header-height',
        '--subnav-height',
        '--z-footer',
        '--z-cart',
        '--z-floating',
        '--z-search',
        '--z-header',
        '--z-popup',
        '--z-modal',
        '--z-alert',
        '--z-toast',
      ].map((name) => [name, style.getPropertyValue(name).trim()]),
    );
  });
  expect(tokens).toEqual({
    '--page-max': '1200px',
    '--header-height': '52px',
    '--subnav-height': '48px',
    '--z-footer': '3',
    '--z-cart': '7',
    '--z-floating': '8',
    '--z-search': '9',
    '--z-header': '20',
    '--z-popup': '30',
    '--z-modal': '110',
    '--z-alert': '120',
    '--z-toast': '500',
  });
});

test('a telephone number is on one line on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of ['/ready', '/en/ready', '/ja/ready', '/zh/ready', '/ja/cscenter/contact', '/zh/info']) {
    await page.goto(siteUrl('bomnal', path));
    const broken = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const { index, 0: number } of text.data.matchAll(/\+?\d[\d-]+-\d{4}/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + number.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            found.push(number);
        }
      }
      return found;
    });
    expect(broken, path).toEqual([]);
  }
});

/** The lines of text of each element. */
const linesOf = (elements: Locator): Promise<string[][]> =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const range = document.createRange();
      const lines: string[] = [];
      let top = Number.NaN;
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (let at = 0; at < text.length; at++) {
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          const box = range.getBoundingClientRect();
          if (!(Math.abs(box.top - top) <= 4)) lines.push('');
          lines.push(`${lines.pop()}${text.data[at]}`);
          top = box.top;
        }
      }
      return lines;
    }),
  );

test('Japanese names and leads do not break within a word on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const words = new Intl.Segmenter('ja', { granularity: 'word' });
  for (const [path, selector] of [
    ['/products/category/pick', '.CategoryPick-link, .CategoryPick-summary, .ReservationCta-text'],
    ['/cscenter/contact', '.ContactChannels-text'],
    ['/nowhere', '.NotFound-text'],
  ] as const) {
    await page.goto(siteUrl('shirakawa', path));
    const texts = await linesOf(page.locator(selector));
    expect(
      texts.some((lines) => lines.length > 1),
      path,
    ).toBe(true);
    const broken = texts.filter((lines) => {
      const starts = new Set([...words.segment(lines.join(''))].map(({ index }) => index));
      return lines.some((_, at) => at > 0 && !starts.has(lines.slice(0, at).join('').length));
    });
    expect(broken, path).toEqual([]);
  }
});

/** How many elements each row has. */
const rowsOf = (elements: Locator) =>
  elements.evaluateAll((all) => {
    const tops = all.map((element) => Math.round(element.getBoundingClientRect().top));
    return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
  });

test('a heading breaks where the operator broke it, and channels of a footer, directions and treatments leave none alone', async ({
  page,
}) => {
  await page.goto(siteUrl('bomnal', '/zh/introduce/space'));
  expect(await linesOf(page.locator('h1'))).toEqual([['江南闹市里的\n', '小小春天']]);
  for (const width of [360, 600, 740, 768, 800, 880, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const rows = await rowsOf(page.locator('.FooterMain-channel'));
    expect(Math.min(...rows), `at ${width} px: ${rows.join(' + ')}`).toBeGreaterThan(1);
  }
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto(siteUrl('bomnal', '/zh/info'));
  expect(await rowsOf(page.locator('.LocationInfo-way'))).toEqual([3]);
  await page.goto(siteUrl('bomnal', '/zh/products'));
  const treatments = page.locator('.Ui-productCards > li:nth-child(-n + 6)');
  expect(await rowsOf(treatments)).toEqual([3, 3]);
  await page.setViewportSize({ width: 514, height: 800 });
  expect(await rowsOf(treatments)).toEqual([2, 2, 2]);
});

test('Japanese names of concerns break at their dots, and an opening quote of a heading is at its edge', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(siteUrl('bomnal', '/ja'));
  const titles = await linesOf(page.locator('.SkinConcerns-title'));
  const lines = titles.flatMap((title) => title.slice(0, -1));
  expect(lines.length).toBeGreaterThan(3);
  // One name is wider than its container.
  expect(lines.filter((line) => !line.endsWith('・'))).toEqual(['ボリューム']);
  await page.goto(siteUrl('bomnal', '/zh/search?keyword=zzzz'));
  const trim = await page
    .locator('h1')
    .evaluate((h1) => getComputedStyle(h1).getPropertyValue('text-spacing-trim'));
  expect(trim).toBe('trim-start');
});
