import type { Page } from '@playwright/test';
import { serverUnderTest, siteUrl } from '#tests/setup/site-url.ts';
import { expect } from './expect.ts';
import { test } from './test.ts';
import { whenHydrated } from './watch-page.ts';
import { wholeBrowser } from './whole-browser.ts';

test.skip(
  serverUnderTest === 'dev',
  'the development server keeps a connection open, which prevents the back/forward cache',
);

// Playwright turns the back/forward cache off, and the headless shell has none.
test.use({
  launchOptions: { ...wholeBrowser.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

type Marked = Window & { shownAgain?: boolean };

/** Marks this document and listens for its restoration. */
const mark = (page: Page) =>
  page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { shownAgain: persisted })),
  );

const cameBackAsItWas = (page: Page) => page.evaluate(() => (window as Marked).shownAgain === true);

for (const path of [
  '/',
  '/products/31',
  '/introduce/staff',
  '/cscenter/boards/11/write',
  '/search?keyword=a',
]) {
  test(`${path} is restored as it was left, and so is the page that was navigated back from`, {
    tag: path === '/' || path === '/products/31' ? [] : '@full',
  }, async ({ page }) => {
    await page.goto(siteUrl('bomnal', path));
    await whenHydrated(page);
    await mark(page);
    await page.goto(siteUrl('bomnal', '/cscenter/notice'));
    await whenHydrated(page);
    await mark(page);
    // A restored page does not load.
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(siteUrl('bomnal', path));
    await expect.poll(() => cameBackAsItWas(page)).toBe(true);
    await page.goForward({ waitUntil: 'commit' });
    await expect(page).toHaveURL(siteUrl('bomnal', '/cscenter/notice'));
    await expect.poll(() => cameBackAsItWas(page)).toBe(true);
  });
}
