import type { Page } from '@playwright/test';
import { siteUrl } from '#tests/setup/site-url.ts';
import { expect } from './expect.ts';
import { follow, stay, stayed } from './follow.ts';
import { holdRoute } from './hold-route.ts';
import { test } from './test.ts';
import { watchPage, whenHydrated, whenIdle } from './watch-page.ts';

test.use({ prefetches: true });

const start = '/introduce/staff';
const slow = '/cscenter/notice';
const other = '/terms/privacy-policy';

/** Expects that the page in the address bar is shown completely, without a progress bar. */
async function expectShown(page: Page, path: string): Promise<void> {
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', siteUrl('bomnal', path));
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('#maru-progress')).toBeHidden();
  expect(await stayed(page)).toBe(true);
}

/** Opens the first page; the slow one is held until the returned function is called. */
async function open(page: Page): Promise<() => void> {
  const release = await holdRoute(page, `**/_maru/page?path=${encodeURIComponent(slow)}`);
  await page.goto(siteUrl('bomnal', start));
  await whenHydrated(page);
  await stay(page);
  return release;
}

/** Releases the held answer and gives the page time to react to it. */
async function come(page: Page, release: () => void): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().includes(encodeURIComponent(slow)));
  release();
  await (await answered).finished();
  await whenIdle(page);
}

test('going back while a page is loading, then elsewhere, leads there', async ({ page }) => {
  const problems = watchPage(page);
  const release = await open(page);
  await follow(page, slow);
  await page.goBack();
  await expectShown(page, start);
  await follow(page, other);
  await expectShown(page, other);
  await come(page, release);
  await expectShown(page, other);
  await page.goBack();
  await expectShown(page, start);
  expect(problems).toEqual([]);
});

test('a page that arrives after the visitor went back is not shown', async ({ page }) => {
  const release = await open(page);
  await follow(page, other);
  await expectShown(page, other);
  await follow(page, slow);
  await page.goBack();
  await come(page, release);
  await expectShown(page, other);
  await page.goForward();
  await expectShown(page, slow);
});

test('a link that is followed twice is one history entry', async ({ page }) => {
  const release = await open(page);
  await follow(page, slow);
  await follow(page, slow);
  release();
  await expectShown(page, slow);
  await page.goBack();
  await expectShown(page, start);
});

test('of two links followed in a row the later one wins', async ({ page }) => {
  const release = await open(page);
  await follow(page, slow);
  await follow(page, other);
  await expectShown(page, other);
  await come(page, release);
  await expectShown(page, other);
});

test('a fragment link followed while the next page is loading leaves address and page consistent', async ({
  page,
}) => {
  const release = await open(page);
  await follow(page, slow);
  // The target is on the current page, but the URL is already the next page's.
  await follow(page, '#main');
  release();
  await expectShown(page, slow);
});

test('a search submitted while a page is loading shows its results', async ({ page }) => {
  const release = await open(page);
  await follow(page, slow);
  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), { action: '/search' });
    form.append(Object.assign(document.createElement('input'), { name: 'keyword', value: '리프팅' }));
    document.body.append(form);
    form.requestSubmit();
    form.remove();
  });
  await come(page, release);
  await expect(page).toHaveURL((url) => url.pathname === '/search');
  await expect(page.locator('main input[name=keyword]')).toHaveValue('리프팅');
  await expect(page.locator('#maru-progress')).toBeHidden();
});
