import { siteUrl } from '#tests/setup/site-url.ts';
import { expect } from './expect.ts';
import { widenedByLongWords } from './long-words.ts';
import { expectNoViolations } from './no-violations.ts';
import { test } from './test.ts';
import { overflow, whenIdle } from './watch-page.ts';

for (const { partner, path, story, back } of [
  { partner: 'bomnal', path: '/brandings', story: '가격을 먼저 말합니다', back: '이야기 목록' },
  { partner: 'haru', path: '/en/brandings', story: 'Where the herbs come from', back: 'All stories' },
]) {
  test(`${partner} ${path}: a story opens by keyboard, shows its chapters with pictures and links back`, {
    tag: partner === 'haru' ? [] : '@full',
  }, async ({ page }) => {
    await page.goto(siteUrl(partner, path));
    await expectNoViolations(page);
    await page.getByRole('link', { name: story }).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: story })).toBeVisible();
    expect(await page.locator('.BrandingDetail-chapter img').count()).toBeGreaterThan(0);
    await expectNoViolations(page);
    expect(await overflow(page)).toBe(0);
    await page.getByRole('link', { name: back }).click();
    await expect(page).toHaveURL(siteUrl(partner, path));
  });
}

for (const { partner, path, title, product, all } of [
  {
    partner: 'bomnal',
    path: '/after-notices',
    title: '시술 후 주의사항',
    product: '/products/1',
    all: '전체 보기',
  },
  {
    partner: 'shirakawa',
    path: '/en/after-notices',
    title: 'Post-Treatment Instructions',
    product: '/en/products/1',
    all: 'View all',
  },
]) {
  test(`${partner} ${path}: post-treatment instructions open by keyboard, and a treatment has its own`, {
    tag: path === '/after-notices' ? [] : '@full',
  }, async ({ page }) => {
    await page.goto(siteUrl(partner, path));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const first = page.locator('.AfterNoticeList details').first();
    await first.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(first).toHaveAttribute('open', '');
    await expectNoViolations(page);
    await page.goto(siteUrl(partner, product));
    const own = page.getByRole('region', { name: title });
    await expect(own.locator('details')).not.toHaveCount(0);
    await own.getByRole('link', { name: all }).click();
    await expect(page).toHaveURL(siteUrl(partner, path));
  });
}

for (const { partner, path, choose, other } of [
  { partner: 'bomnal', path: '/', choose: '지점 선택 강남', other: '홍대' },
  { partner: 'shirakawa', path: '/en', choose: 'Choose a clinic Ginza', other: 'Kyoto' },
]) {
  test(`${partner} ${path}: the branch selector opens by keyboard, closes on Escape and links to other clinics`, {
    tag: path === '/' ? [] : '@full',
  }, async ({ page }) => {
    await page.goto(siteUrl(partner, path));
    const button = page.getByRole('button', { name: choose });
    const branch = page.getByRole('link', { name: other });
    await expect(branch).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(branch).toBeVisible();
    await expect(branch).toHaveAttribute('href', /^https:\/\//);
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(branch).toBeHidden();
    await expect(button).toBeFocused();
  });
}

for (const { path, title, text, shortly, stay, home } of [
  {
    path: '/nowhere',
    title: '페이지를 찾을 수 없습니다',
    text: '찾으시는 페이지가 삭제되었거나 주소가 올바르지 않습니다. 페이지 주소를 다시 확인해 주세요.',
    shortly: /초 후 홈으로 이동합니다/,
    stay: '이동하지 않기',
    home: '/',
  },
  {
    path: '/en/nowhere',
    title: 'Page Not Found',
    text: 'The page you are looking for might have been removed or the address is incorrect. Please check the page address again.',
    shortly: /Returning to the home page in \d+ second/,
    stay: 'Stay here',
    home: '/en',
  },
]) {
  test(`${path}: the not-found page explains itself and returns home shortly, unless the visitor stays`, {
    tag: path === '/nowhere' ? [] : '@full',
  }, async ({ page }) => {
    // Only the countdown depends on the date: it stands still until the test moves it, however long the checks take.
    const start = Date.now();
    await page.clock.install();
    await page.clock.setFixedTime(start);
    const response = await page.goto(siteUrl('bomnal', path));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByText(shortly)).toBeVisible();
    await expectNoViolations(page);
    await page.clock.setFixedTime(start + 6_000);
    await expect(page).toHaveURL(siteUrl('bomnal', home));
    await page.goto(siteUrl('bomnal', path));
    await page.getByRole('button', { name: stay }).press('Enter');
    await page.clock.setFixedTime(start + 30_000);
    await page.clock.runFor(1_000);
    await whenIdle(page);
    expect(page.url()).toBe(siteUrl('bomnal', path));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await widenedByLongWords(page)).toBe('');
  });
}

test('the route progress bar is shown while a page loads and hidden when it has loaded', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/_maru\/page\?path=%2Fen%2Fcscenter%2Ffaq/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(siteUrl('bomnal', '/en/cscenter'));
  await page.getByRole('main').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.locator('#maru-progress')).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();
  await expect(page.locator('#maru-progress')).toBeHidden();
});
