import { expect, test } from '@playwright/test';
import { siteUrl } from '#tests/setup/site-url.ts';
import { newVisitor } from './dismissed-popups.ts';
import { holdRoute } from './hold-route.ts';
import { popupCode, watchScripts, whenRested } from './popup-code.ts';

test.use({ storageState: newVisitor });

test('a page without popups loads none of their code, nor of React', async ({ page }) => {
  const scripts = watchScripts(page);
  await page.goto(siteUrl('bomnal', '/info'));
  await whenRested(page);
  expect(await page.content()).not.toContain('data-popup');
  expect(await popupCode(scripts)).toEqual([]);
});

test('a first visit meets its popups without React', async ({ page }) => {
  const scripts = watchScripts(page);
  await page.goto(siteUrl('bomnal'));
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const code = await Promise.all(scripts.map((response) => response.text().catch(() => '')));
  expect((await popupCode(scripts)).length).toBeGreaterThan(0);
  expect(code.filter((text) => text.includes('hydrateRoot'))).toEqual([]);
});

test('popups wait for the fonts, which draw everything anew', async ({ page }) => {
  const asked = page.waitForRequest(/woff2/);
  const come = await holdRoute(page, '**/*.woff2');
  await page.goto(siteUrl('bomnal', '/cscenter/notice'));
  await asked;
  // Time for all that waits for less.
  await page.waitForTimeout(1_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  come();
  await expect(page.getByRole('dialog')).toBeVisible();
});
