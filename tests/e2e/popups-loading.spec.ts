import type { Page } from '@playwright/test';
import { siteUrl } from '#tests/setup/site-url.ts';
import { newVisitor } from './dismissed-popups.ts';
import { expect } from './expect.ts';
import { popupCode, watchScripts, whenRested } from './popup-code.ts';
import { test } from './test.ts';
import { whenFontsCame } from './watch-page.ts';

test.use({ storageState: newVisitor });

test('a page without popups loads neither their code nor React', async ({ page }) => {
  const scripts = watchScripts(page);
  await page.goto(siteUrl('bomnal', '/info'));
  await whenRested(page);
  expect(await page.content()).not.toContain('data-popup');
  expect(await popupCode(scripts)).toEqual([]);
});

test('a first visit shows popups without React', async ({ page }) => {
  const scripts = watchScripts(page);
  await page.goto(siteUrl('bomnal'));
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const code = await Promise.all(scripts.map((response) => response.text().catch(() => '')));
  expect((await popupCode(scripts)).length).toBeGreaterThan(0);
  expect(code.filter((text) => text.includes('hydrateRoot'))).toEqual([]);
});

/** Number of font faces that the page has requested. */
const askedFonts = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ status }) => status !== 'unloaded').length);

test('no font loads while a popup fades in', { tag: '@full' }, async ({ page }) => {
  // The symbols are below the window. If delayed, their font would load while the popup is shown.
  await page.route('**/pretendard.punctuation*/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('dialog[open]')) return;
      observer.disconnect();
      const faces = [...document.fonts];
      const asked = faces.filter(({ status }) => status !== 'unloaded').length;
      const isComing = faces.some(({ status }) => status === 'loading');
      Object.assign(window, { atFirstPopup: { asked, isComing } });
    }).observe(document, { subtree: true, attributeFilter: ['open'] });
  });
  await page.goto(siteUrl('bomnal'));
  await expect(page.getByRole('dialog')).toBeVisible();
  await whenFontsCame(page);
  const seen = await page.evaluate(() => (window as { atFirstPopup?: object }).atFirstPopup);
  expect(seen).toEqual({ asked: await askedFonts(page), isComing: false });
});

test('popups wait for the fonts, which repaint the page', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('dialog[open]')) return;
      observer.disconnect();
      const { status } = document.fonts;
      const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
      Object.assign(window, { atFirstPopup: { status, hasCome: fonts.length > 0 } });
    }).observe(document, { subtree: true, attributeFilter: ['open'] });
  });
  await page.goto(siteUrl('bomnal', '/cscenter/notice'));
  await expect(page.getByRole('dialog')).toBeVisible();
  const seen = await page.evaluate(() => (window as { atFirstPopup?: object }).atFirstPopup);
  expect(seen).toEqual({ status: 'loaded', hasCome: true });
});
