import type { Page, Request } from '@playwright/test';
import { serverUnderTest, siteUrl } from '#tests/setup/site-url.ts';
import { fillArticle, ownTitle, toastShown } from './articles.ts';
import { expect } from './expect.ts';
import { follow } from './follow.ts';
import { drawer } from './reservation-parts.ts';
import { test } from './test.ts';
import { whenHydrated, whenIdle } from './watch-page.ts';

test.use({ prefetches: true });

test.skip(serverUnderTest === 'dev', 'the development server has no chunks');

const chunks = '**/assets/chunks/**';
const loseCode = (page: Page) => page.route(chunks, (route) => route.abort());
const findCode = (page: Page) => page.unroute(chunks);

/** Uncaught errors, such as unhandled rejections. */
function uncaught(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

/** Answers native dialogs and records their messages. */
function answerDialogs(page: Page, accept: boolean): string[] {
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(`${dialog.type()}: ${dialog.message()}`);
    await (accept ? dialog.accept() : dialog.dismiss());
  });
  return dialogs;
}

test('if the code for short addresses and toasts is missing, the page’s own address is shared, with an alert', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  const errors = uncaught(page);
  const dialogs = answerDialogs(page, true);
  await page.goto(siteUrl('bomnal', '/en/products/9'));
  await whenHydrated(page);
  await page.waitForLoadState('networkidle');
  await loseCode(page);
  const share = page.getByRole('button', { name: 'Share', exact: true });
  await share.click();
  await expect.poll(() => dialogs).toEqual(['alert: Link copied.']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toBe(siteUrl('bomnal', '/en/products/9'));
  await findCode(page);
  await Promise.all([toastShown(page, 'Link copied.'), share.click()]);
  expect(await copied()).toContain('/s/');
  expect(errors).toEqual([]);
});

test('a button whose code is gone offers to reload the page, and does so if the visitor agrees', async ({
  page,
}) => {
  const errors = uncaught(page);
  await loseCode(page);
  await page.goto(siteUrl('bomnal', '/en/products/48'));
  await page.waitForLoadState('networkidle');
  const dialogs = answerDialogs(page, true);
  const reloaded = page.waitForEvent('load');
  await page.locator('.CartButton--opener').click();
  await reloaded;
  expect(dialogs).toEqual(['confirm: Part of this page could not be loaded. Reload the page?']);
  expect(errors).toEqual([]);
  await findCode(page);
  await page.locator('.CartButton--opener').click();
  await expect(drawer(page)).toBeVisible();
});

test('a chat whose code is gone offers to reload the page, and stays on it if the visitor declines', async ({
  page,
}) => {
  await page.goto(siteUrl('bomnal', '/cscenter/contact'));
  await page.waitForLoadState('networkidle');
  await loseCode(page);
  const dialogs = answerDialogs(page, false);
  await page.locator('main [data-chat]').first().click();
  await expect
    .poll(() => dialogs)
    .toEqual(['confirm: 페이지 일부를 불러오지 못했습니다. 페이지를 새로고침할까요?']);
  await expect(page).toHaveURL(siteUrl('bomnal', '/cscenter/contact'));
});

test('a link to the widget whose code is gone is followed', async ({ page }) => {
  const dialogs = answerDialogs(page, false);
  await page.goto(siteUrl('bomnal', '/products'));
  await page.waitForLoadState('networkidle');
  await loseCode(page);
  const link = page.locator('a[data-widget]:visible').first();
  const href = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(siteUrl('bomnal', href ?? ''));
  expect(dialogs).toEqual([]);
});

test('a form whose code fails to load is submitted by the browser', async ({ page }) => {
  const errors = uncaught(page);
  await loseCode(page);
  await page.goto(siteUrl('bomnal', '/en/cscenter/boards/11/write'));
  await page.waitForLoadState('networkidle');
  const title = ownTitle();
  await fillArticle(page, { name: 'Name', password: 'Password', title: 'Title', content: 'Content' }, title);
  await page.getByRole('button', { name: 'Post the article' }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a cart whose code fails to load acts as a plain link, and opens once the code loads', async ({
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
  // Before its script runs, a page loses a click on the cart. The mouse over it loads its code: while that
  // is still failing, a click waits for it, and fails too.
  await page.waitForLoadState('networkidle');
  await findCode(page);
  await cart.click();
  await expect(drawer(page)).toBeVisible();
  expect(errors).toEqual([]);
});

test('a cart whose code fails late does not disturb a visitor on another page', async ({ page }) => {
  await page.goto(siteUrl('bomnal', '/products/48'));
  const cart = page.locator('.CartButton--opener');
  await cart.hover();
  await expect(page.locator('maru-island:has(.CartButton)[data-hydrated]')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  const { promise: released, resolve: fail } = Promise.withResolvers<void>();
  const { promise: asked, resolve: hold } = Promise.withResolvers<Request>();
  let isHeld = false;
  // Only the cart's code: that for following links may load later than this.
  await page.route(chunks, async (route) => {
    if (isHeld) return route.continue();
    isHeld = true;
    hold(route.request());
    await released;
    await route.abort();
  });
  await cart.click();
  const request = await asked;
  const failed = page.waitForEvent('requestfailed', (one) => one === request);
  await follow(page, '/cscenter/faq');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/cscenter\/faq$/);
  fail();
  await failed;
  await whenIdle(page);
  await expect(page).toHaveURL(siteUrl('bomnal', '/cscenter/faq'));
});
