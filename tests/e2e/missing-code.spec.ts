import { expect, type Page, test } from '@playwright/test';
import { serverUnderTest, siteUrl } from '#tests/setup/site-url.ts';
import { fillArticle, ownTitle, whenEnhanced } from './articles.ts';
import { follow } from './follow.ts';
import { holdRoute } from './hold-route.ts';
import { drawer } from './reservation-parts.ts';
import { whenHydrated } from './watch-page.ts';

test.skip(serverUnderTest === 'dev', 'the development server has no chunks');

const chunks = '**/assets/chunks/**';
const loseCode = (page: Page) => page.route(chunks, (route) => route.abort());
const findCode = (page: Page) => page.unroute(chunks);

/** What no script has caught: a promise that nobody looks after. */
function uncaught(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

/** Answers dialogs of the browser's own, and keeps what they say. */
function answerDialogs(page: Page, accept: boolean): string[] {
  const said: string[] = [];
  page.on('dialog', async (dialog) => {
    said.push(`${dialog.type()}: ${dialog.message()}`);
    await (accept ? dialog.accept() : dialog.dismiss());
  });
  return said;
}

test('without the code that shortens addresses and shows toasts the page’s own address is shared, and that is said', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  const errors = uncaught(page);
  const said = answerDialogs(page, true);
  await page.goto(siteUrl('bomnal', '/en/products/9'));
  await whenHydrated(page);
  await page.waitForLoadState('networkidle');
  await loseCode(page);
  const share = page.getByRole('button', { name: 'Share', exact: true });
  await share.click();
  await expect.poll(() => said).toEqual(['alert: Link copied.']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toBe(siteUrl('bomnal', '/en/products/9'));
  await findCode(page);
  await share.click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await copied()).toContain('/s/');
  expect(errors).toEqual([]);
});

test('a button whose code is gone offers to load the page again, and does so for who agrees', async ({
  page,
}) => {
  const errors = uncaught(page);
  await loseCode(page);
  await page.goto(siteUrl('bomnal', '/en/products/48'));
  await page.waitForLoadState('networkidle');
  const said = answerDialogs(page, true);
  const reloaded = page.waitForEvent('load');
  await page.locator('.CartButton--opener').click();
  await reloaded;
  expect(said).toEqual(['confirm: Part of this page could not be loaded. Reload the page?']);
  expect(errors).toEqual([]);
  await findCode(page);
  await page.locator('.CartButton--opener').click();
  await expect(drawer(page)).toBeVisible();
});

test('a chat whose code is gone offers to load the page again, and leaves who declines where they are', async ({
  page,
}) => {
  await page.goto(siteUrl('bomnal', '/cscenter/contact'));
  await page.waitForLoadState('networkidle');
  await loseCode(page);
  const said = answerDialogs(page, false);
  await page.locator('main [data-chat]').first().click();
  await expect
    .poll(() => said)
    .toEqual(['confirm: 페이지 일부를 불러오지 못했습니다. 페이지를 새로고침할까요?']);
  await expect(page).toHaveURL(siteUrl('bomnal', '/cscenter/contact'));
});

test('a link to the widget whose code is gone is followed', async ({ page }) => {
  const said = answerDialogs(page, false);
  await page.goto(siteUrl('bomnal', '/products'));
  await page.waitForLoadState('networkidle');
  await loseCode(page);
  const link = page.locator('a[data-widget]:visible').first();
  const href = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(siteUrl('bomnal', href ?? ''));
  expect(said).toEqual([]);
});

test('a form whose code does not come is sent plainly', async ({ page }) => {
  const errors = uncaught(page);
  await loseCode(page);
  await page.goto(siteUrl('bomnal', '/en/cscenter/boards/11/write'));
  await whenEnhanced(page);
  const title = ownTitle();
  await fillArticle(page, { name: 'Name', password: 'Password', title: 'Title', content: 'Content' }, title);
  await page.getByRole('button', { name: 'Post the article' }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a cart whose code does not come leads where it does without scripts, and opens once it comes', async ({
  page,
}) => {
  const errors = uncaught(page);
  await page.goto(siteUrl('bomnal', '/products/48'));
  const cart = page.locator('.CartButton--opener');
  await cart.hover();
  await expect(page.locator('maru-island:has(.CartButton)[data-hydrated]')).toHaveCount(1);
  await loseCode(page);
  const plain = await page.locator('.CartButton--plain').getAttribute('href');
  await cart.click();
  await expect(page).toHaveURL(siteUrl('bomnal', plain ?? ''));
  await findCode(page);
  await cart.click();
  await expect(drawer(page)).toBeVisible();
  expect(errors).toEqual([]);
});

test('a cart whose code fails late leaves who has gone on meanwhile', async ({ page }) => {
  await page.goto(siteUrl('bomnal', '/products/48'));
  const cart = page.locator('.CartButton--opener');
  await cart.hover();
  await expect(page.locator('maru-island:has(.CartButton)[data-hydrated]')).toHaveCount(1);
  // What it takes to follow a link has come by then.
  await page.waitForLoadState('networkidle');
  const fail = await holdRoute(page, chunks, (route) => route.abort());
  const asked = page.waitForRequest(chunks);
  await cart.click();
  const failed = page.waitForEvent('requestfailed', async (request) => request === (await asked));
  await follow(page, '/cscenter/faq');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/cscenter\/faq$/);
  fail();
  await failed;
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 100))));
  await expect(page).toHaveURL(siteUrl('bomnal', '/cscenter/faq'));
});
