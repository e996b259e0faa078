import { siteUrl } from '#tests/setup/site-url.ts';
import { expect } from './expect.ts';
import { test } from './test.ts';
import { wholeBrowser } from './whole-browser.ts';

// The headless shell treats every device as one with a mouse.
test.use(wholeBrowser);

test('a card reacts to hover by mouse, and a tap leaves it unchanged', { tag: '@every-size' }, async ({
  page,
  isMobile,
}) => {
  await page.goto(siteUrl('bomnal', '/products'));
  // Only the card is tested, not its target.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), true));
  const card = page.locator('.Ui-productCard').first();
  const link = card.locator('.Ui-productCard-link');
  await expect(link).toHaveCSS('text-decoration-line', 'none');
  await (isMobile ? card.tap() : card.hover());
  expect(await card.evaluate((element) => element.matches(':hover'))).toBe(true);
  await expect(link).toHaveCSS('text-decoration-line', isMobile ? 'none' : 'underline');
  await expect(card.locator('.Ui-image')).toHaveCSS('scale', isMobile ? 'none' : '1.04');
});
