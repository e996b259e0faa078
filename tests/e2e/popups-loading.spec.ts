import { expect, test } from '@playwright/test';
import { siteUrl } from '#tests/setup/site-url.ts';
import { newVisitor } from './dismissed-popups.ts';
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

test('no font comes while a popup fades in', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('dialog[open]')) return;
      observer.disconnect();
      Object.assign(window, { opened: performance.now() });
    }).observe(document, { subtree: true, attributeFilter: ['open'] });
  });
  for (const path of ['/', '/cscenter/notice']) {
    await page.goto(siteUrl('bomnal', path));
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const late = await page.evaluate(() => {
      const { opened = Number.NaN } = window as { opened?: number };
      const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
      return fonts.filter(({ startTime }) => !(startTime < opened)).map(({ name }) => name);
    });
    expect(late, path).toEqual([]);
  }
});

test('popups wait for the fonts, which draw everything anew', async ({ page }) => {
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
