import { expect, type Page, test } from '@playwright/test';
import { serverUnderTest, siteUrl } from '#tests/setup/site-url.ts';
import { whenHydrated } from './watch-page.ts';
import { wholeBrowser } from './whole-browser.ts';

test.skip(
  serverUnderTest === 'dev',
  'the development server keeps a connection open, which no browser puts away',
);

// Playwright turns the back/forward cache off, and the headless shell has none.
test.use({
  launchOptions: { ...wholeBrowser.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

type Marked = Window & { shownAgain?: boolean };

/** Leaves a note in the page that only this very page has, and listens for its return. */
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
  test(`${path} comes back as it was left, and so does the page that was gone back from`, {
    tag: path === '/' || path === '/products/31' ? [] : '@full',
  }, async ({ page }) => {
    await page.goto(siteUrl('bomnal', path));
    await whenHydrated(page);
    await mark(page);
    await page.goto(siteUrl('bomnal', '/cscenter/notice'));
    await whenHydrated(page);
    await mark(page);
    // A page that comes back as it was does not load.
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(siteUrl('bomnal', path));
    await expect.poll(() => cameBackAsItWas(page)).toBe(true);
    await page.goForward({ waitUntil: 'commit' });
    await expect(page).toHaveURL(siteUrl('bomnal', '/cscenter/notice'));
    await expect.poll(() => cameBackAsItWas(page)).toBe(true);
  });
}
