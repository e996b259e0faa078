import { siteUrl } from '#tests/setup/site-url.ts';
import { expect } from './expect.ts';
import { expectNoViolations } from './no-violations.ts';
import { test } from './test.ts';
import { whenHydrated } from './watch-page.ts';

test('the language dropdown is at least 120 px wide, its list at most 256 px high, and works by keyboard', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'phones list the languages in the drawer');
  await page.goto(siteUrl('bomnal', '/en/introduce/staff'));
  const button = page.getByRole('banner').getByRole('button', { name: /Language/ });
  await button.focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('banner').getByRole('list', { name: 'Language' });
  await expect(list).toBeVisible();
  const popover = page.locator('.LanguageSwitcher-popover');
  await expect(popover).toHaveCSS('min-width', '120px');
  await expect(popover).toHaveCSS('max-height', '256px');
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(list.getByRole('link', { name: '한국어' })).toBeFocused();
  // The main language removes the segment; any other replaces it.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(siteUrl('bomnal', '/introduce/staff'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  expect(await page.locator('header a[hreflang="ja"]').first().getAttribute('href')).toBe(
    '/ja/introduce/staff',
  );
});

test('choosing the language of the page closes the list', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones list the languages in the drawer');
  await page.goto(siteUrl('bomnal', '/en/introduce/staff'));
  await whenHydrated(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Language/ })
    .click();
  const list = page.getByRole('banner').getByRole('list', { name: 'Language' });
  await list.getByRole('link', { name: 'English' }).click();
  await expect(list).toBeHidden();
});
