import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from '#tests/setup/site-url.ts';
import { expectNoViolations } from './no-violations.ts';
import { overflow } from './watch-page.ts';

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
/** As the reservation widget does it. */
const logIn = (page: Page) =>
  page.evaluate(() => {
    const claims = btoa(JSON.stringify({ sub: '7', name: 'Visitor' })).replaceAll('=', '');
    // biome-ignore lint/suspicious/noDocumentCookie: as the reservation widget does it
    document.cookie = `access-token=x.${claims}.y; path=/`;
  });

test('a login appears and vanishes with its cookie, on a page that only others change', async ({ page }) => {
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
  test(`a login that the backend refuses ends, and asks to log in again in ${language}`, {
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
    // Half faded, a toast is no text to be judged.
    await expect(page.locator('.Toasts-toast')).toHaveCount(0);
    await expectNoViolations(page);
    await expect(prompt.getByRole('button')).toHaveText([close, again]);
    await expect(prompt.getByRole('button', { name: again })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(prompt).toHaveCount(0);
    await expect(opener).toBeFocused();

    // Nobody is logged in any more: the same refusal asks for nothing.
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
}
