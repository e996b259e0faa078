import type { Locator, Page } from '@playwright/test';
import { siteUrl } from '#tests/setup/site-url.ts';
import { expect } from './expect.ts';
import { expectNoViolations } from './no-violations.ts';
import { test } from './test.ts';
import { overflow, watchPage, whenHydrated } from './watch-page.ts';

type Detail = { description: string; hasClose?: boolean; icon?: string };

/** Shows toasts as islands and behaviors do (engine/browser/toast/show-toast). */
const showToasts = (page: Page, ...toasts: Detail[]) =>
  page.evaluate((details) => {
    for (const detail of details) document.dispatchEvent(new CustomEvent('maru:toast', { detail }));
  }, toasts);

const box = async (locator: Locator) => {
  const found = await locator.boundingBox();
  if (!found) throw new Error('not shown');
  return found;
};

/** Opens a short page and stops its clock, so that a toast stays until the test lets time pass. */
async function openWithClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto(siteUrl('bomnal', '/terms/privacy-policy'));
  await whenHydrated(page);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Waits until the stack's code has loaded and its live region has settled. */
async function shown(page: Page, text: string): Promise<Locator> {
  const toast = page.locator('.Toasts-toast', { hasText: text });
  await expect(async () => {
    await page.clock.runFor(10);
    expect(await toast.isVisible()).toBe(true);
  }).toPass({ intervals: [20] });
  return toast;
}

for (const [language, path, copy, done] of [
  ['ko', '/info', '주소 복사', '주소가 복사되었습니다.'],
  ['en', '/en/info', 'Copy address', 'Address copied successfully.'],
  ['ja', '/ja/info', '住所をコピー', '住所をコピーしました。'],
  ['zh', '/zh/info', '复制地址', '地址已复制。'],
] as const) {
  test(`the address is copied by keyboard, and a toast confirms it (${language})`, {
    tag: language === 'zh' ? [] : '@full',
  }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const problems = watchPage(page);
    await page.goto(siteUrl('bomnal', path));
    await page.getByRole('button', { name: copy }).focus();
    const announced = page.getByRole('status').filter({ hasText: done });
    await Promise.all([announced.waitFor(), page.keyboard.press('Enter')]);
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
    await expect(page.getByText(done)).toBeHidden();
    await expect(page.getByRole('button', { name: copy })).toBeFocused();
    expect(problems).toEqual([]);
  });
}

test('a toast closes after 1500 ms and is gone 300 ms later, one at a time', async ({ page }) => {
  await openWithClock(page);
  await showToasts(page, { description: '<b>첫째</b>' }, { description: '둘째' });
  const first = await shown(page, '첫째');
  const second = page.locator('.Toasts-toast', { hasText: '둘째' });
  await page.clock.runFor(1400);
  await expect(first).not.toHaveClass(/closing/);
  await page.clock.runFor(100);
  await expect(first).toHaveClass(/closing/);
  await expect(first.locator('b')).toHaveText('첫째');
  await page.clock.runFor(300);
  await expect(first).toHaveCount(0);
  await expect(second).not.toHaveClass(/closing/);
  await page.clock.runFor(1800);
  await expect(second).toHaveCount(0);
});

test('the stack has the position of its screen size', { tag: '@every-size' }, async ({ page, isMobile }) => {
  await openWithClock(page);
  await showToasts(page, { description: '먼저' }, { description: '나중' });
  await shown(page, '나중');
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState === 'finished'),
  );
  const older = await box(page.locator('.Toasts-toast', { hasText: '먼저' }));
  const newer = await box(page.locator('.Toasts-toast', { hasText: '나중' }));
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  expect(Math.round(older.x + older.width / 2)).toBe(Math.round((await clientWidth(page)) / 2));
  expect(await overflow(page)).toBe(0);
  if (isMobile) {
    expect(older.width).toBe(320);
    expect(Math.round(size.height - older.y - older.height)).toBe(40);
    expect(newer.y).toBeLessThan(older.y);
    return;
  }
  expect(older.width).toBe(400);
  expect(older.y).toBe(120);
  expect(newer.y).toBeGreaterThan(older.y);
  await page.setViewportSize({ width: 1000, height: 900 });
  expect((await box(page.locator('.Toasts-toast').first())).y).toBe(80);
});

/** Width of the containing block of fixed elements: the window without its scrollbar. */
const clientWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.getBoundingClientRect().width);

test('hovering or focusing a toast holds it; its button closes it by keyboard and restores the focus', async ({
  page,
}) => {
  await openWithClock(page);
  await showToasts(page, { description: '머무르세요' });
  const toast = await shown(page, '머무르세요');
  await toast.hover();
  await page.clock.runFor(30_000);
  await expect(toast).not.toHaveClass(/closing/);
  await page.getByRole('link').nth(3).focus();
  const close = toast.getByRole('button', { name: '알림 닫기' });
  await close.focus();
  await page.mouse.move(0, 0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.clock.runFor(30_000);
  await expect(toast).not.toHaveClass(/closing/);
  await page.keyboard.press('Enter');
  await expect(toast).toHaveClass(/closing/);
  await page.clock.runFor(300);
  await expect(toast).toHaveCount(0);
  await expect(page.getByRole('link').nth(3)).toBeFocused();
});

test('a toast is above a modal dialog, can be closed there and outlives it', async ({ page }) => {
  await openWithClock(page);
  await showToasts(page, { description: '대화 상자보다 먼저' });
  const before = await shown(page, '대화 상자보다 먼저');
  await page.evaluate(() => {
    const dialog = Object.assign(document.createElement('dialog'), {
      id: 'm',
      innerHTML: '<button>x</button>',
    });
    dialog.style.cssText = 'width:100vw;height:100vh;max-width:none;max-height:none';
    document.body.append(dialog);
    dialog.showModal();
  });
  await before.getByRole('button').click();
  await expect(before).toHaveClass(/closing/);
  await page.clock.runFor(300);
  await showToasts(page, { description: '위에 있어요', icon: 'error' });
  const above = await shown(page, '위에 있어요');
  await expect(page.getByRole('alert').filter({ hasText: '위에 있어요' })).toBeVisible();
  await above.hover();
  await page.evaluate(() => {
    const dialog = document.querySelector<HTMLDialogElement>('#m');
    dialog?.close();
    dialog?.remove();
  });
  await expect(above).toBeVisible();
  await expect(above.getByRole('button')).toBeEnabled();
});

test('a toast survives a navigation within the site', async ({ page }) => {
  await openWithClock(page);
  await showToasts(page, { description: '계속 보입니다' });
  const toast = await shown(page, '계속 보입니다');
  await page.locator('footer a[href^="/"]:not([target])').first().click();
  await expect(page).not.toHaveURL(siteUrl('bomnal', '/terms/privacy-policy'));
  await expect(async () => {
    // The focus moves in the frame after the one that shows the page, and the clock is stopped here.
    await page.clock.runFor(20);
    await expect(page.locator('main')).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [20] });
  await expect(toast).toBeVisible();
});

test('toasts of every kind are free of accessibility violations', async ({ page }) => {
  await openWithClock(page);
  await showToasts(
    page,
    { description: '안내 <a href="/products">시술 보기</a>', icon: 'info' },
    { description: '완료', icon: 'success', hasClose: false },
    { description: '오류', icon: 'error' },
  );
  await shown(page, '오류');
  // Held before time advances: a fading toast lacks contrast.
  await page.locator('.Toasts-toast').first().hover();
  await page.clock.resume();
  await expectNoViolations(page, { include: '.Toasts' });
});
