import { siteUrl } from '#tests/setup/site-url.ts';
import { expect } from './expect.ts';
import { navigate, stay, stayed } from './follow.ts';
import { saveData } from './save-data.ts';
import { test } from './test.ts';
import { whenFontsCame, whenHydrated } from './watch-page.ts';
import { withFonts } from './with-fonts.ts';

test.use({ ...withFonts, prefetches: true });

test('a slow navigation shows the progress bar, and a failed one becomes a full page load', async ({
  page,
}) => {
  await page.goto(siteUrl('bomnal', '/terms/privacy-policy'));
  await whenHydrated(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_maru/page?path=%2Fsign-up%2Fwelcome*', async (route) => {
    await held;
    await route.fulfill({ status: 500, body: 'broken' });
  });
  await stay(page);
  await navigate(page, '/sign-up/welcome');
  await expect(page.locator('#maru-progress')).toBeVisible();
  release();
  await expect(page.locator('h1')).toHaveCount(1);
  await expect.poll(() => stayed(page).catch(() => 'between pages')).toBe(false);
  await expect(page).toHaveURL(siteUrl('bomnal', '/sign-up/welcome'));
});

test('links are prefetched before they are in view, and never with Save-Data', async ({ page, browser }) => {
  const prefetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_maru/page')) prefetched.push(request.url());
  });
  await page.goto(siteUrl('bomnal'));
  await expect.poll(() => prefetched.length).toBeGreaterThan(0);

  const saving = await browser.newContext();
  await saveData(saving, { fonts: false });
  const quiet = await saving.newPage();
  const none: string[] = [];
  quiet.on('request', (request) => {
    if (request.url().includes('/_maru/page')) none.push(request.url());
  });
  await quiet.goto(siteUrl('bomnal'));
  // Prefetching would begin then.
  await whenFontsCame(quiet);
  await quiet.waitForLoadState('networkidle');
  expect(none).toEqual([]);
  await saving.close();
});

test('the underline slides to the current entry and the header stays the same element', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the row of the navigation scrolls on phones');
  await page.goto(siteUrl('bomnal', '/introduce'));
  await whenHydrated(page);
  await navigate(page, '/');
  // Until the first page's fonts have loaded, it is placed without animation.
  await expect(page.locator('html')).toHaveClass(/\bis-navigated\b/);
  await page.evaluate(() => {
    Object.assign(document.querySelector('header') ?? {}, { marked: true });
    document.querySelector('header nav .HeaderBar-underline')?.addEventListener('transitionrun', () => {
      Object.assign(window, { slid: true });
    });
  });
  const current = page.locator('header nav [aria-current="page"]').first();
  const before = await current.innerText();
  await page.locator('header nav a[href="/exhibitions"]').first().click();
  await expect(page).toHaveURL(siteUrl('bomnal', '/exhibitions'));
  await expect(current).not.toHaveText(before);
  await expect.poll(() => page.evaluate(() => (window as { slid?: boolean }).slid)).toBe(true);
  expect(
    await page.evaluate(() => (document.querySelector('header') as { marked?: boolean } | null)?.marked),
  ).toBe(true);
});

test('a clicked entry is scrolled into view', { tag: '@phone' }, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the row fits on wide screens');
  // The fonts load after the click, and widen the row.
  const clicked = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await clicked.promise;
    await route.continue();
  });
  await page.goto(siteUrl('bomnal', '/en'));
  await whenHydrated(page);
  const entry = page.locator('.HeaderBar-nav').getByRole('link', { name: 'Customer centre' });
  await entry.evaluate((link) => link.closest('.HeaderBar-nav')?.scrollTo({ left: 0 }));
  await entry.evaluate((link) => (link as HTMLElement).click());
  await expect(page).toHaveURL(siteUrl('bomnal', '/en/cscenter'));
  await expect(entry).toHaveAttribute('aria-current', 'page');
  clicked.resolve();
  await whenFontsCame(page);
  // All of its words; a few pixels of padding may be outside, because the current entry is bold.
  await expect(entry).toBeInViewport({ ratio: 0.9 });
});
