import { expect, test } from '@playwright/test';
import { siteUrl } from '#tests/setup/site-url.ts';
import { wholeBrowser } from './whole-browser.ts';

// The headless shell takes every device for one with a mouse.
test.use(wholeBrowser);

test('a mouse sees what it is over, and a tap leaves a card as it was', { tag: '@every-size' }, async ({
  page,
  isMobile,
}) => {
  await page.goto(siteUrl('bomnal', '/products'));
  // The card is what is looked at, not where it leads.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), true));
  const card = page.locator('.Ui-productCard').first();
  const link = card.locator('.Ui-productCard-link');
  await expect(link).toHaveCSS('text-decoration-line', 'none');
  await (isMobile ? card.tap() : card.hover());
  expect(await card.evaluate((element) => element.matches(':hover'))).toBe(true);
  await expect(link).toHaveCSS('text-decoration-line', isMobile ? 'none' : 'underline');
  await expect(card.locator('.Ui-image')).toHaveCSS('scale', isMobile ? 'none' : '1.04');
});
