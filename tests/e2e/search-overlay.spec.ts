import { siteUrl } from '#tests/setup/site-url.ts';
import { expect } from './expect.ts';
import { navigate } from './follow.ts';
import { openOverlay, searchOverlay, searchToggle, storedSearches } from './search-parts.ts';
import { test } from './test.ts';

test('the overlay closes on Escape, a click outside, its button, the toggle and a route change', {
  tag: '@every-size',
}, async ({ page, isMobile }) => {
  await openOverlay(page);
  await page.keyboard.press('Escape');
  await expect(searchOverlay(page)).toBeHidden();
  await expect(searchToggle(page)).toBeFocused();

  await searchToggle(page).click();
  await searchOverlay(page).getByRole('button', { name: '검색 닫기' }).click();
  await expect(searchOverlay(page)).toBeHidden();
  await expect(searchToggle(page)).toBeFocused();

  await searchToggle(page).click();
  await searchToggle(page).click();
  await expect(searchOverlay(page)).toBeHidden();

  // On a phone the panel fills the screen below the header, so there is no outside.
  if (!isMobile) {
    await searchToggle(page).click();
    await expect(searchOverlay(page)).toBeVisible();
    await page.mouse.click(640, 880);
    await expect(searchOverlay(page)).toBeHidden();
  }

  await searchToggle(page).click();
  await navigate(page, '/cscenter/faq');
  await expect(page).toHaveURL(siteUrl('bomnal', '/cscenter/faq'));
  await expect(searchOverlay(page)).toBeHidden();
});

test('the page cannot be scrolled while the overlay is open', { tag: '@phone' }, async ({ page }) => {
  await openOverlay(page);
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await page.mouse.move(180, 700);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
});

test('an empty keyword navigates from the header, and is not stored', { tag: '@phone' }, async ({ page }) => {
  await openOverlay(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(siteUrl('bomnal', '/search?keyword='));
  await expect(page.getByRole('main').getByRole('heading', { name: '추천 검색어' })).toBeVisible();
  expect(await storedSearches(page)).toEqual([]);
});

test('recommended keywords are searched for and stored', { tag: '@phone' }, async ({ page }) => {
  await openOverlay(page, '/en');
  const keywords = searchOverlay(page).getByRole('list', { name: 'Recommended keywords' });
  await keywords.getByRole('link', { name: 'Botox' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “Botox”');
  await expect(page.locator('main mark').first()).toHaveText(/botox/i);
  expect(await storedSearches(page)).toEqual(['Botox']);
});
