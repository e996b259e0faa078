import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from '#tests/setup/site-url.ts';
import { follow, stay, stayed } from './follow.ts';
import { holdRoute } from './hold-route.ts';
import { watchPage, whenHydrated } from './watch-page.ts';

const start = '/introduce/staff';
const slow = '/cscenter/notice';
const other = '/terms/privacy-policy';

/** The page that is shown is the one in the address bar, whole and without a bar of progress. */
async function expectShown(page: Page, path: string): Promise<void> {
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', siteUrl('bomnal', path));
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('#maru-progress')).toBeHidden();
  expect(await stayed(page)).toBe(true);
}

/** Opens the first page, from which the slow one does not come until it is let. */
async function open(page: Page): Promise<() => void> {
  const release = await holdRoute(page, `**/_maru/page?path=${encodeURIComponent(slow)}`);
  await page.goto(siteUrl('bomnal', start));
  await whenHydrated(page);
  await stay(page);
  return release;
}

/** What was waited for comes, and has had its chance to do harm. */
async function come(page: Page, release: () => void): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().includes(encodeURIComponent(slow)));
  release();
  await (await answered).finished();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 100))));
}

test('who goes back while a page is on its way, and then elsewhere, gets there', async ({ page }) => {
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

test('a page that comes after the visitor went back to another leaves that one', async ({ page }) => {
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

test('a link that is followed twice is one step', async ({ page }) => {
  const release = await open(page);
  await follow(page, slow);
  await follow(page, slow);
  release();
  await expectShown(page, slow);
  await page.goBack();
  await expectShown(page, start);
});

test('the later of two links is where the visitor gets to', async ({ page }) => {
  const release = await open(page);
  await follow(page, slow);
  await follow(page, other);
  await expectShown(page, other);
  await come(page, release);
  await expectShown(page, other);
});

test('a place of the page that is touched while the next is on its way leaves no address without its page', async ({
  page,
}) => {
  const release = await open(page);
  await follow(page, slow);
  // What it leads to is of the page that is shown; its address is already the next.
  await follow(page, '#main');
  release();
  await expectShown(page, slow);
});

test('what is searched for while a page is on its way is found', async ({ page }) => {
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
