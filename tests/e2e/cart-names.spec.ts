import type { Page } from '@playwright/test';
import { siteUrl } from '#tests/setup/site-url.ts';
import { expect } from './expect.ts';
import { holdRoute } from './hold-route.ts';
import { drawer, openPicker } from './reservation-parts.ts';
import { test } from './test.ts';
import { whenHydrated } from './watch-page.ts';

/** Records the names shown as the cart opens: the test itself may be too slow to see them waiting. */
const watchNames = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const names = [...document.querySelectorAll<HTMLElement>('.CartButton-product')];
      if (names.length === 0) return;
      observer.disconnect();
      const shown = names.map((name) => [name.lang, getComputedStyle(name).visibility]);
      Object.assign(window, { shownFirst: shown });
    }).observe(document, { childList: true, subtree: true });
  });
const shownFirst = (page: Page) =>
  page.evaluate(() => (window as { shownFirst?: [lang: string, visibility: string][] }).shownFirst);

test('the cart is in the language of the page, whichever language it was filled in', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(siteUrl('bomnal', '/products/48'));
  const picker = await openPicker(page);
  await picker.getByRole('checkbox').first().check();
  await picker.locator('.OptionPicker-cart').click();
  const openCart = async (path: string) => {
    await page.goto(siteUrl('bomnal', path));
    await whenHydrated(page);
    await page.locator('header .CartButton--opener').first().click();
  };
  const line = drawer(page).getByRole('listitem');
  await openCart('/ja/products');
  await expect(line).toContainText('腕の医療脱毛');
  await expect(line).not.toContainText(/\p{Script=Hangul}/u);
  await expect(drawer(page).getByRole('button', { name: '腕の医療脱毛' }).first()).toBeVisible();

  // No text of another language flashes while the names are fetched, and names that cannot be fetched stay.
  const answer = await holdRoute(page, '**/api/customer/global/products/48?*', (route) => route.abort());
  await watchNames(page);
  await openCart('/zh/products');
  const name = line.locator('.CartButton-product');
  await expect(name).toHaveCount(1);
  expect(await shownFirst(page)).toEqual([['ja', 'hidden']]);
  answer();
  await expect(name).toBeVisible();
  await expect(name).toHaveText('腕の医療脱毛');
  await expect(name).toHaveAttribute('lang', 'ja');
});

/** Adds a treatment to the cart in Korean, then another in Japanese. */
async function pickInTwoLanguages(page: Page): Promise<void> {
  for (const path of ['/products/48', '/ja/products/31']) {
    await page.goto(siteUrl('bomnal', path));
    const picker = await openPicker(page);
    await picker.getByRole('checkbox').first().check();
    await picker.locator('.OptionPicker-cart').click();
  }
}

test('the cart waits only for names that may still arrive in its own language', { tag: '@phone' }, async ({
  page,
}) => {
  await watchNames(page);
  await pickInTwoLanguages(page);
  // The backend has this one only in Korean.
  let asked = 0;
  const answer = await holdRoute(page, '**/api/customer/global/products/48?*', async (route) => {
    asked += 1;
    await route.continue({ url: route.request().url().replace('=ja', '=ko') });
  });
  const opener = page.locator('header .CartButton--opener').first();
  await opener.click();
  const list = drawer(page).getByRole('list');
  const korean = list.locator('.CartButton-product[lang=ko]');
  await expect(korean).toHaveCount(1);
  expect(await shownFirst(page)).toEqual([
    ['ko', 'hidden'],
    ['', 'visible'],
  ]);
  answer();
  await expect(korean).toBeVisible();
  await page.keyboard.press('Escape');
  await opener.click();
  await expect(korean).toBeVisible();
  await expect(list).toHaveAttribute('aria-busy', 'false');
  expect(asked).toBe(1);
});

test('a line that is removed before its name has loaded delays nothing', { tag: '@phone' }, async ({
  page,
}) => {
  await pickInTwoLanguages(page);
  await holdRoute(page, '**/api/customer/global/products/48?*');
  await page.locator('header .CartButton--opener').first().click();
  const list = drawer(page).getByRole('list');
  await list.locator('li:has([lang=ko]) .CartButton-remove').click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toHaveAttribute('aria-busy', 'false');
});
