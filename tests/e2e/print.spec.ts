import { siteUrl } from '#tests/setup/site-url.ts';
import { expect } from './expect.ts';
import { test } from './test.ts';

test('closed answers are printed in full', async ({ page }) => {
  await page.goto(siteUrl('bomnal', '/cscenter/faq'));
  const answers = page.locator('.FaqList-answer');
  await expect(answers).toHaveCount(30);
  const seen = () =>
    answers.evaluateAll(
      (all) =>
        all.filter((one) => one.checkVisibility({ contentVisibilityAuto: true }) && one.clientHeight > 0)
          .length,
    );
  expect(await seen()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(seen).toBe(30);
  // Nothing is cut off: each question is as high as its content.
  const cut = await page
    .locator('main details')
    .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length);
  expect(cut).toBe(0);
});

test('controls that do nothing on paper are not printed', async ({ page }) => {
  await page.goto(siteUrl('bomnal', '/'));
  await page.emulateMedia({ media: 'print' });
  const controls = page.locator('.Ui-button, .Ui-sectionHeading-more, .ProductTabs-more, [data-slider-step]');
  expect(await controls.count()).toBeGreaterThan(10);
  await expect(controls.filter({ visible: true })).toHaveCount(0);
});
