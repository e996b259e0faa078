import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from '#tests/setup/site-url.ts';
import { expectNoViolations } from './no-violations.ts';
import { overflow, watchPage } from './watch-page.ts';

const toggle = (page: Page) => page.locator('.FloatingMenu-toggle');
const list = (page: Page) => page.locator('.FloatingMenu-list');

for (const [language, path, region, reserve, call] of [
  ['ko', '/', '빠른 상담', '예약하기', '전화 상담'],
  ['en', '/en', 'Quick contact', 'Book now', 'Call us'],
] as const) {
  test(`the menu opens, is used and collapses by keyboard alone (${language})`, {
    tag: language === 'ko' ? '@phone' : '@full',
  }, async ({ page }) => {
    const problems = watchPage(page);
    await page.goto(siteUrl('bomnal', path), { waitUntil: 'load' });
    const menu = page.getByRole('complementary', { name: region });
    await expect(menu.getByRole('link', { name: reserve })).toBeVisible();
    await expectNoViolations(page, { include: '.FloatingMenu' });
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(list(page)).toBeVisible();
    await expect(menu.getByRole('link', { name: call })).toHaveAttribute('href', /^tel:\+82[1-9]/);
    await expectNoViolations(page, { include: '.FloatingMenu' });
    expect(await overflow(page)).toBe(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    expect(problems).toEqual([]);
  });
}

test('the menu collapses after a choice; its own pages open here, others in a new tab', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(siteUrl('haru'));
  await toggle(page).click();
  const kakao = page.locator('.FloatingMenu-list a[href*=kakao]');
  await expect(kakao).toHaveAttribute('target', '_blank');
  await page
    .getByRole('complementary', { name: '빠른 상담' })
    .getByRole('link', { name: '자주 묻는 질문' })
    .click();
  await expect(page).toHaveURL(siteUrl('haru', '/cscenter/faq'));
  await expect(toggle(page)).toBeVisible();
  await expect(list(page)).toBeHidden();
});

test('the floating button comes and goes with the pages it belongs to', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(siteUrl('bomnal', '/exhibitions'));
  await expect(page.locator('.FloatingMenu')).toHaveCount(1);
  await page.locator('main a[href^="/exhibitions/"]').first().click();
  await expect(page).toHaveURL(/\/exhibitions\/\d+$/);
  await expect(page.locator('.FloatingMenu')).toHaveCount(0);
});

test('the last line of the footer does not lie under it', { tag: '@phone' }, async ({ page }) => {
  await page.goto(siteUrl('bomnal', '/cscenter/faq'));
  // The footer is laid out as it comes near: the end is where nothing grows any more.
  const gapAtTheEnd = () =>
    page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      const [button] = document.querySelectorAll('.FloatingMenu-reserve');
      const texts = [...document.querySelectorAll('footer :is(p, a, dd, small)')];
      const lowest = Math.max(...texts.map((text) => text.getBoundingClientRect().bottom));
      return (button?.getBoundingClientRect().top ?? 0) - lowest;
    });
  await expect.poll(gapAtTheEnd).toBeGreaterThanOrEqual(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the menu opens, and its links work', { tag: '@phone' }, async ({ page }) => {
    // Without scripts browsers fetch every picture at once, also those that are lazy.
    await page.route('**/_image*', (route) => route.abort());
    await page.goto(siteUrl('shirakawa'));
    await toggle(page).click();
    await expect(list(page)).toBeVisible();
    await page.locator('.FloatingMenu-reserve').click();
    await expect(page).toHaveURL(/\/cscenter\/contact/);
  });
});
