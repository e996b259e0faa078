import { expect, test } from '@playwright/test';
import { siteUrl } from '#tests/setup/site-url.ts';
import { expectNoViolations } from './no-violations.ts';
import { overflow, watchPage, whenHydrated } from './watch-page.ts';

for (const { partner, path, story, back } of [
  { partner: 'bomnal', path: '/brandings', story: '가격을 먼저 말합니다', back: '이야기 목록' },
  { partner: 'haru', path: '/en/brandings', story: 'Where the herbs come from', back: 'All stories' },
]) {
  test(`${partner} ${path}: a story opens by keyboard, shows its chapters with pictures and leads back`, async ({
    page,
  }) => {
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
  test(`${partner} ${path}: post-treatment instructions open by keyboard, and a treatment has its own`, async ({
    page,
  }) => {
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
  test(`${partner} ${path}: the branch selector opens by keyboard, closes on Escape and leads to other clinics`, async ({
    page,
  }) => {
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

for (const { partner, path, title, lead } of [
  { partner: 'bomnal', path: '/landing', title: '피부에 봄이 오는 순간', lead: /.+/ },
  { partner: 'bomnal', path: '/en/ready', title: 'Spring is on its way', lead: /A better site is coming/ },
  {
    partner: 'bomnal',
    path: '/goodbye',
    title: '그동안 함께해 주셔서 고마워요',
    lead: /탈퇴가 완료되었어요/,
  },
  { partner: 'haru', path: '/ready', title: '천천히 준비하고 있습니다', lead: /예약은 평소처럼 전화로/ },
  { partner: 'haru', path: '/en/sign-up/welcome', title: 'Welcome to Haru', lead: /Your account is ready/ },
  { partner: 'shirakawa', path: '/goodbye', title: /ありがとうございました/, lead: /退会のお手続きが完了/ },
]) {
  test(`${partner} ${path}: a special page says its own, without header, and is not indexed`, async ({
    page,
  }) => {
    const problems = watchPage(page);
    const response = await page.goto(siteUrl(partner, path));
    expect([response?.status(), response?.headers()['x-robots-tag']]).toEqual([200, 'noindex']);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(lead).first()).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await whenHydrated(page);
    expect(await overflow(page)).toBe(0);
    await expectNoViolations(page);
    expect(problems).toEqual([]);
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
  test(`${path}: the not-found page explains itself and returns home shortly, unless the visitor stays`, async ({
    page,
  }) => {
    await page.clock.install();
    const response = await page.goto(siteUrl('bomnal', path));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByText(shortly)).toBeVisible();
    await expectNoViolations(page);
    await page.clock.runFor(6_000);
    await expect(page).toHaveURL(siteUrl('bomnal', home));
    await page.goto(siteUrl('bomnal', path));
    await page.getByRole('button', { name: stay }).press('Enter');
    await page.clock.runFor(20_000);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
}

test('the route progress bar runs while a page is on its way and goes when it is there', async ({ page }) => {
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

test('an article is not found under the number of another board', async ({ page }) => {
  for (const [path, status] of [
    ['/boards/1/detail/1', 200],
    ['/boards/2/detail/1', 404],
    ['/en/cscenter/boards/11/detail/1', 200],
    ['/en/cscenter/boards/12/detail/1', 404],
  ] as const) {
    const answer = await page.goto(siteUrl('bomnal', path));
    expect([path, answer?.status()]).toEqual([path, status]);
  }
});
