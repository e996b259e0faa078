import type { Page } from '@playwright/test';
import { siteUrl } from '#tests/setup/site-url.ts';
import { expect } from './expect.ts';
import { expectNoViolations, forceWholeLayout } from './no-violations.ts';
import { test } from './test.ts';
import { overflow, watchPage, whenFontsCame } from './watch-page.ts';
import { withFonts } from './with-fonts.ts';

test.use(withFonts);

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

test('the floating button appears only on the pages it belongs to', { tag: '@phone' }, async ({ page }) => {
  await page.goto(siteUrl('bomnal', '/exhibitions'));
  await expect(page.locator('.FloatingMenu')).toHaveCount(1);
  await page.locator('main a[href^="/exhibitions/"]').first().click();
  await expect(page).toHaveURL(/\/exhibitions\/\d+$/);
  await expect(page.locator('.FloatingMenu')).toHaveCount(0);
});

/**
 * Controls, prices and footer lines that are covered by a fixed or sticky bar after they were scrolled into view, as
 * `words (px covered)`. Controls inside a bar are left out.
 */
const coveredOn = (page: Page) =>
  page.evaluate(async () => {
    const settle = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    // This bar appears and disappears as the page scrolls (`animation-timeline`); the others are fixed or sticky.
    const isLate = document.querySelector('.ProductDetail-bar') !== null;
    const bars = () =>
      [
        ...document.querySelectorAll<HTMLElement>('.FloatingMenu, .ProductDetail-bar, .OptionPicker-bar'),
      ].filter((bar) => bar.checkVisibility({ visibilityProperty: true }));
    const wanted = [
      ...document.querySelectorAll<HTMLElement>(
        ':is(main, footer) :is(a, button, input, select, textarea, summary, .Ui-price), footer :is(p, dd, small)',
      ),
    ];
    const covered: string[] = [];
    for (const element of wanted) {
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.closest('.ProductDetail-bar, .OptionPicker-bar')
      )
        continue;
      const before = scrollY;
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      // An element already in view has not moved.
      if (isLate && scrollY !== before) await settle();
      const box = element.getBoundingClientRect();
      // Skips elements taller than half of the window, and elements that are off screen until focused.
      if (box.height === 0 || box.height > innerHeight / 2 || box.right < 0 || box.left > innerWidth)
        continue;
      for (const bar of bars()) {
        const { top, bottom, left, right } = bar.getBoundingClientRect();
        const overlap = Math.min(box.bottom, bottom) - Math.max(box.top, top);
        const isBeside = box.left >= right || box.right <= left;
        if (overlap > 1 && !isBeside)
          covered.push(
            `${element.tagName} ${element.textContent?.trim().slice(0, 40)} (${Math.round(overlap)} px)`,
          );
      }
    }
    return covered;
  });

for (const partner of ['bomnal', 'haru', 'shirakawa']) {
  test(`on a phone the bar covers no controls and no text of ${partner}`, {
    tag: '@phone',
  }, async ({ page }) => {
    for (const path of [
      '/',
      '/introduce/staff',
      '/cscenter/contact',
      '/products',
      '/products/1',
      '/exhibitions',
    ]) {
      expect((await page.goto(siteUrl(partner, path)))?.status(), path).toBe(200);
      await forceWholeLayout(page);
      // Fonts that arrive between a scroll and its measurement would move what was scrolled into view.
      await whenFontsCame(page);
      // The bar of a treatment comes as the page scrolls.
      if (!(await page.locator('.ProductDetail-bar').count()))
        await expect(page.locator('.FloatingMenu').filter({ visible: true }), path).toHaveCount(1);
      expect(await coveredOn(page), path).toEqual([]);
    }
  });
}

test('on a phone the bar spans the window, and the controls of the first screen are above it', {
  tag: '@phone',
}, async ({ page }) => {
  for (const partner of ['bomnal', 'haru']) {
    await page.goto(siteUrl(partner));
    const bar = await page.locator('.FloatingMenu').boundingBox();
    expect(bar).toMatchObject({ x: 0, width: 360 });
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeCloseTo(800, 0);
    const buttons = await page.locator('.HeroSlider-button').all();
    expect(buttons.length).toBeGreaterThan(1);
    for (const button of buttons) {
      const box = await button.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), partner).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  }
});

test('a very long button label takes two lines and retains its full accessible name', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(siteUrl('bomnal'));
  const height = () => page.locator('.FloatingMenu').evaluate((bar) => bar.getBoundingClientRect().height);
  const before = await height();
  const label = '상담예약을'.repeat(40);
  await page.locator('.FloatingMenu-label').evaluate((element, text) => {
    element.textContent = text;
  }, label);
  await expect(page.getByRole('link', { name: label })).toBeVisible();
  expect(await height()).toBeLessThanOrEqual(before + 1);
  expect(
    await page
      .locator('.FloatingMenu-label')
      .evaluate((element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
  ).toBeCloseTo(2, 1);
  expect(await overflow(page)).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the menu opens, and its links work', { tag: '@phone' }, async ({ page }) => {
    // Without scripts browsers fetch every picture immediately, even lazy ones.
    await page.route('**/_image*', (route) => route.abort());
    await page.goto(siteUrl('shirakawa'));
    await toggle(page).click();
    await expect(list(page)).toBeVisible();
    await page.locator('.FloatingMenu-reserve').click();
    await expect(page).toHaveURL(/\/cscenter\/contact/);
  });
});
