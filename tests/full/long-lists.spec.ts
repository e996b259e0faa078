import { test } from '@playwright/test';
import { expect } from '#tests/e2e/expect.ts';
import { siteUrl } from '#tests/setup/site-url.ts';
import { forceWholeLayout } from '../e2e/no-violations.ts';

// Content far down is laid out as it comes near the viewport (decision 058).
const lists = [
  { path: '/', part: '.Page-main > maru-region > .Ui-section' },
  { path: '/products', part: '.Ui-productCards > li' },
  { path: '/products/category/pick', part: '.CategoryPick-list > li' },
  { path: '/exhibitions', part: '.ExhibitionList-part:first-of-type .Ui-exhibition' },
  { path: '/cscenter/faq', part: '.FaqList-item' },
];

for (const { path, part } of lists)
  test(`on ${path} the layout of content far down is deferred, that of the first screen is not`, async ({
    page,
  }) => {
    await page.goto(siteUrl('bomnal', path));
    const visibility = await page
      .locator(part)
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).contentVisibility));
    expect(visibility.length).toBeGreaterThan(2);
    expect({ first: visibility[0], last: visibility.at(-1) }).toEqual({ first: 'visible', last: 'auto' });
  });

for (const { partner, path, list } of [
  { partner: 'bomnal', path: '/exhibitions', list: '.ExhibitionList-list' },
  { partner: 'haru', path: '/exhibitions', list: '.ExhibitionList-list' },
  { partner: 'bomnal', path: '/products/category/pick', list: '.CategoryPick-list' },
  { partner: 'haru', path: '/products/category/pick', list: '.CategoryPick-list' },
  { partner: 'bomnal', path: '/cscenter/faq', list: '.FaqList-list' },
])
  test(`the list of ${partner}${path} has nearly the same height before and after its layout`, async ({
    page,
  }) => {
    await page.goto(siteUrl(partner, path));
    const height = () =>
      page
        .locator(list)
        .first()
        .evaluate((element) => element.getBoundingClientRect().height);
    const before = await height();
    await forceWholeLayout(page);
    const after = await height();
    expect(Math.abs(before - after)).toBeLessThan(after * 0.1);
  });

test('the first frame of the next page does not lay out content below the window, later frames do', async ({
  page,
}) => {
  await page.goto(siteUrl('bomnal', '/products'));
  await page.waitForLoadState('networkidle');
  // Just before the first frame with the next page is painted, and three frames later.
  const seen = page.evaluate(async () => {
    const state = () => {
      const parts = [...document.querySelectorAll<HTMLElement>('maru-region > .Ui-section')];
      const waiting = parts.filter(({ style }) => style.contentVisibility === 'hidden');
      return {
        waiting: waiting.length,
        inWindow: waiting.filter(({ firstElementChild }) => {
          const top = firstElementChild?.getBoundingClientRect().top ?? 0;
          return top < innerHeight;
        }).length,
        styled: document.querySelectorAll('#main [style=""]').length,
      };
    };
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const { title } = document;
    while (document.title === title) await frame();
    const first = state();
    for (let frames = 0; frames < 3; frames += 1) await frame();
    return { first, later: state() };
  });
  await page.locator('header a[href="/"]').first().click();
  const { first, later } = await seen;
  expect(first.waiting).toBeGreaterThan(1);
  expect(first.inWindow).toBe(0);
  expect(later).toEqual({ waiting: 0, inWindow: 0, styled: 0 });
});
