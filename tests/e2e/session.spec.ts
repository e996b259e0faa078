import type { Page } from '@playwright/test';
import { endedLogin } from '#server/site/requests/login.ts';
import { ask } from '#tests/pages/ask.ts';
import { siteUrl } from '#tests/setup/site-url.ts';
import { expect } from './expect.ts';
import { expectNoViolations } from './no-violations.ts';
import { saveData } from './save-data.ts';
import { test } from './test.ts';
import { overflow, whenIdle } from './watch-page.ts';

test.use({ prefetches: true });

const languages = [
  {
    language: 'ko',
    prefix: '',
    expired: '로그인 시간이 만료되었습니다. 다시 로그인해 주세요.',
    logIn: '다시 로그인',
    close: '닫기',
    share: '공유하기',
  },
  {
    language: 'en',
    prefix: '/en',
    expired: 'Your login session has expired. Please log in again',
    logIn: 'Log in again',
    close: 'Close',
    share: 'Share',
  },
] as const;

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('auth'));
const cookies = (page: Page) => page.evaluate(() => document.cookie);
const jwt = `x.${btoa(JSON.stringify({ sub: '7', name: 'Visitor' })).replaceAll('=', '')}.y`;
/** Logs in as the reservation widget does. */
const logIn = (page: Page, token = jwt) =>
  page.evaluate((value) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the reservation widget does it
    document.cookie = `access-token=${value}; path=/`;
  }, token);
/** The cookies that the site sends if the backend rejects the login (server/site/requests/login.ts). */
const ended = endedLogin({ hostname: 'bomnal.localhost' }).join('\n');
/** Makes the backend reject the login of every request to these URLs, with the site's own answer. */
const refuse = (page: Page, addresses: string) =>
  page.route(addresses, async (route) => {
    const request = route.request();
    const { accept, 'content-type': type } = request.headers();
    const hasLogin = (await page.context().cookies()).some(({ name }) => name === 'access-token');
    const { pathname, search } = new URL(request.url());
    // Node resolves no `*.localhost`.
    const { status, text, headers } = await ask('bomnal', pathname + search, {
      method: request.method(),
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(accept && { accept }),
        ...(type && { 'content-type': type }),
      },
      body: request.postData() ?? '',
    });
    const { 'content-type': contentType = '' } = headers;
    const told = hasLogin && { 'set-cookie': ended };
    await route.fulfill({ status, body: text, headers: { 'content-type': contentType, ...told } });
  });

test('a login appears and disappears with its cookie, which only third parties set', async ({ page }) => {
  await page.goto(siteUrl('bomnal', '/introduce'));
  await logIn(page);
  await expect.poll(() => stored(page)).toContain('Visitor');
  await page.reload();
  expect(await stored(page)).toContain('Visitor');
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the reservation widget does it
    document.cookie = 'access-token=; max-age=0; path=/';
  });
  await expect.poll(() => stored(page)).toBe('{"user":null}');
});

for (const { language, prefix, expired, logIn: again, close, share } of languages) {
  test(`a login that the backend rejects ends, and a prompt asks to log in again in ${language}`, {
    tag: language === 'ko' ? [] : '@full',
  }, async ({ page }) => {
    await page.goto(siteUrl('bomnal', `${prefix}/brandings/1`));
    await logIn(page);
    await expect.poll(() => stored(page)).toContain('Visitor');
    await page.route('**/api/**', (route) =>
      route.fulfill({
        status: 401,
        json: { statusCode: 401, message: 'TOKEN_EXPIRED', translatedMessage: 'expired' },
      }),
    );
    const opener = page.getByRole('button', { name: share }).first();
    await opener.focus();
    await page.keyboard.press('Enter');
    const prompt = page.getByRole('alertdialog', { name: expired });
    await expect(prompt).toBeVisible();
    expect(await cookies(page)).not.toContain('access-token');
    expect(await stored(page)).toBe('{"user":null}');
    expect(await overflow(page)).toBe(0);
    // A fading toast would fail the contrast check.
    await expect(page.locator('.Toasts-toast')).toHaveCount(0);
    await expectNoViolations(page);
    await expect(prompt.getByRole('button')).toHaveText([close, again]);
    await expect(prompt.getByRole('button', { name: again })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(prompt).toHaveCount(0);
    await expect(opener).toBeFocused();

    // Nobody is logged in by now: the same rejection shows no prompt.
    const rejected = page.waitForResponse('**/api/**');
    await page.keyboard.press('Enter');
    expect((await rejected).status()).toBe(401);
    await whenIdle(page);
    // The page would show the prompt when it next looks for this cookie.
    expect(await cookies(page)).not.toContain('login-ended');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
}

const [korean] = languages;

test.describe('a rejected login shows one prompt to log in again, for every kind of request and token', () => {
  for (const [kind, token] of [
    ['opaque', 'opaque-token'],
    ['JWT', jwt],
  ] as const) {
    // The test above has a JWT.
    const tag = kind === 'JWT' ? ['@full'] : [];
    test(`a call of an island, ${kind}`, { tag }, async ({ page }) => {
      await page.goto(siteUrl('bomnal', '/brandings/1'));
      await logIn(page, token);
      await page.route('**/api/**', (route) =>
        route.fulfill({
          status: 401,
          headers: { 'set-cookie': ended, 'content-type': 'application/json' },
          body: '{"statusCode":401,"message":"TOKEN_EXPIRED"}',
        }),
      );
      await page.getByRole('button', { name: korean.share }).first().click();
      await expectOnePrompt(page);
    });

    test(`a form, ${kind}`, { tag }, async ({ page }) => {
      await page.goto(siteUrl('bomnal', '/cscenter/boards/11/write'));
      await logIn(page, token);
      await refuse(page, '**/cscenter/boards/11/write');
      await page.getByRole('button', { name: '등록하기' }).click();
      await expectOnePrompt(page);
    });

    test(`a navigation, ${kind}`, { tag }, async ({ page, context }) => {
      // A prefetch would be refused first.
      await saveData(context, { fonts: false });
      await page.goto(siteUrl('bomnal', '/introduce'));
      await logIn(page, token);
      await refuse(page, '**/_maru/page?*');
      await page.getByRole('link', { name: '의료진' }).first().click();
      await expect(page).toHaveURL(/staff$/);
      await expectOnePrompt(page);
    });

    test(`a page load, ${kind}`, { tag }, async ({ page }) => {
      await page.goto(siteUrl('bomnal', '/introduce'));
      await logIn(page, token);
      await refuse(page, '**/introduce');
      await page.reload();
      await expectOnePrompt(page);
    });
  }
});

/** Expects exactly one prompt, which does not reappear after it is closed. */
async function expectOnePrompt(page: Page): Promise<void> {
  const prompt = page.getByRole('alertdialog', { name: korean.expired });
  await expect(prompt).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(1);
  expect(await stored(page)).not.toContain('Visitor');
  await page.keyboard.press('Escape');
  await expect(prompt).toHaveCount(0);
  // The cookie is removed on the dialog's close event, a task after the dialog closes.
  await expect.poll(() => cookies(page)).not.toMatch(/access-token|login-ended/);
  await page.reload();
  await page.waitForFunction(() => document.readyState === 'complete');
  await whenIdle(page);
  expect(await cookies(page)).not.toContain('login-ended');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}
