import { expect, test } from '@playwright/test';
import { siteUrl } from '#tests/setup/site-url.ts';
import { layOutWhole } from './no-violations.ts';

// What is far down is laid out as it comes near (decision 004).
const lists = [
  { path: '/', part: '.Page-main > maru-region > .Ui-section' },
  { path: '/products', part: '.Ui-productCards > li' },
  { path: '/exhibitions', part: '.ExhibitionList-part:first-of-type .Ui-exhibition' },
  { path: '/cscenter/faq', part: '.FaqList-item' },
];

for (const { path, part } of lists)
  test(`of ${path} what is far down waits to be laid out, and what is seen first does not`, async ({
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
  { partner: 'bomnal', path: '/cscenter/faq', list: '.FaqList-list' },
])
  test(`the list of ${partner}${path} is nearly as high before it is laid out as it is afterwards`, async ({
    page,
  }) => {
    await page.goto(siteUrl(partner, path));
    const height = () =>
      page
        .locator(list)
        .first()
        .evaluate((element) => element.getBoundingClientRect().height);
    const before = await height();
    await layOutWhole(page);
    const after = await height();
    expect(Math.abs(before - after)).toBeLessThan(after * 0.1);
  });
