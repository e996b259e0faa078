import { siteUrl } from '#tests/setup/site-url.ts';
import { newVisitor } from './dismissed-popups.ts';
import { expect } from './expect.ts';
import { expectNoViolations } from './no-violations.ts';
import { popupCode, watchScripts, whenRested } from './popup-code.ts';
import { test } from './test.ts';
import { watchPage, whenStill } from './watch-page.ts';

test.use({ storageState: newVisitor });

// 23:00 in Seoul, for the browser: the server shows what is active by its own clock.
const evening = new Date('2026-11-21T23:00:00+09:00');

for (const [language, path, first, second, close] of [
  ['ko', '/', '첫 방문이라면, 봄맞이 웰컴 혜택', '연말 리프팅 계획', '닫기'],
  ['en', '/en', 'Your first visit', 'Plan your year-end lifting', 'Close'],
] as const) {
  test(`layer popups appear one at a time, by keyboard alone (${language})`, {
    tag: language === 'ko' ? [] : '@full',
  }, async ({ page }) => {
    const problems = watchPage(page);
    await page.goto(siteUrl('bomnal', path));
    const popup = page.getByRole('dialog', { name: first });
    await expect(popup).toBeVisible();
    await expect(popup).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    // The focus is trapped: content behind cannot be reached.
    for (let press = 0; press < 6; press += 1) await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.closest('dialog') !== null;
      }),
    ).toBe(true);
    await expectNoViolations(page, { include: '.Popups-layer' });
    await page.keyboard.press('Escape');
    const next = page.getByRole('dialog', { name: second });
    await expect(next).toBeVisible();
    await next.getByRole('button', { name: close }).focus();
    await page.keyboard.press('Enter');
    await expect(next).toBeHidden();
    // A third popup appears once its pictures have loaded.
    await expect(page.getByRole('dialog')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('body');
    expect(problems).toEqual([]);
  });
}

test('a popup dismissed for today stays away until midnight where the partner is', async ({
  page,
  context,
}) => {
  // Browsers expire cookies by the real clock: at noon of the next day, midnight is hours away from both clocks.
  const [day, seoul] = [86_400_000, 9 * 3_600_000];
  const midnight = (Math.floor((Date.now() + seoul) / day) + 2) * day - seoul;
  await page.clock.setFixedTime(midnight - day / 2);
  await page.goto(siteUrl('bomnal', '/products'));
  const popup = page.getByRole('dialog', { name: '시술이 처음이세요? 온라인 상담부터' });
  await popup.getByRole('checkbox').click();
  await expect(popup).toBeHidden();
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'DO_NOT_SHOW_POPUP_4');
  expect(cookie).toMatchObject({ path: '/', expires: midnight / 1000 });
  const scripts = watchScripts(page);
  await page.reload();
  await whenRested(page);
  await expect(popup).toBeHidden();
  // With all popups dismissed their code is not even loaded.
  expect(await popupCode(scripts)).toEqual([]);
  await context.clearCookies({ name: 'DO_NOT_SHOW_POPUP_4' });
  await page.reload();
  await expect(popup).toBeVisible();
});

test('unticking while the popup fades out restores it and clears the cookie', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await page.clock.install({ time: evening });
  await page.goto(siteUrl('bomnal', '/products'));
  const box = page.getByRole('checkbox', { name: '오늘 하루 보지 않기' });
  await expect(box).toBeVisible();
  await page.clock.pauseAt(new Date(evening.getTime() + 600_000));
  await box.check();
  await page.clock.runFor(100);
  await box.uncheck({ force: true });
  await page.clock.runFor(1_000);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('DO_NOT_SHOW_POPUP_4');
});

test('a layer popup has its size and its place', { tag: '@every-size' }, async ({ page, isMobile }) => {
  await page.goto(siteUrl('bomnal'));
  const slides = page.locator('.Popups-slides');
  await expect(slides).toBeVisible();
  await whenStill(page);
  const size = await slides.boundingBox();
  if (isMobile) {
    expect([size?.width, size?.height]).toEqual([320, 320]);
    return;
  }
  expect([size?.width, size?.height]).toEqual([852, 640]);
  await page.setViewportSize({ width: 1280, height: 624 });
  await expect(async () => expect((await slides.boundingBox())?.height).toBe(500)).toPass();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(siteUrl('bomnal', '/products'));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const corner = () =>
    dialog.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const page = document.documentElement.getBoundingClientRect();
      return { right: Math.round(page.width - box.right), bottom: Math.round(innerHeight - box.bottom) };
    });
  // It slides in: its final position is checked.
  await expect.poll(corner).toEqual({ right: 60, bottom: 60 });
});

test('after a navigation within the site the popups are those of the new page, and following one closes it', async ({
  page,
}) => {
  await page.goto(siteUrl('bomnal', '/products'));
  const popup = page.getByRole('dialog', { name: '시술이 처음이세요? 온라인 상담부터' });
  await popup.getByRole('link').click();
  await expect(page).not.toHaveURL(siteUrl('bomnal', '/products'));
  await expect(page.locator('main')).toBeFocused();
  await whenRested(page);
  // None that is still loading its pictures either.
  const popups = page.locator('.Popups-layer');
  await expect(popups).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(siteUrl('bomnal', '/products'));
  await whenRested(page);
  await expect(popups).toHaveCount(0);
  await page
    .getByRole('link', { name: /봄날의원/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: '첫 방문이라면' })).toBeVisible();
});

for (const [language, path, name, closeAll, close] of [
  ['ko', '/', '알림 팝업', '모두 닫기', '닫기'],
  ['en', '/en', 'Announcements', 'Close all', 'Close'],
] as const) {
  test(`grid popups appear all at once and do not block the page (${language})`, {
    tag: language === 'ko' ? '@every-size' : '@full',
  }, async ({ page, isMobile }) => {
    const problems = watchPage(page);
    await page.goto(siteUrl('haru', path));
    const region = page.getByRole('region', { name, exact: true });
    const items = region.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
    await expect(items).toHaveCount(3);
    await expect(region).toBeFocused();
    await expectNoViolations(page, { include: '.Popups-grid' });
    if (!isMobile) {
      const [first, second, third] = await items.evaluateAll((all) =>
        all.map((item) => item.getBoundingClientRect().toJSON()),
      );
      expect([second.top, third.top]).toEqual([first.top, first.top]);
      expect(second.left - first.right).toBeCloseTo(20, 0);
    }
    await items.nth(1).getByRole('button', { name: close }).focus();
    await page.keyboard.press('Escape');
    await expect(items).toHaveCount(2);
    await items.first().getByRole('button', { name: close }).focus();
    await page.keyboard.press('Enter');
    await expect(items).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(region).toHaveCount(0);
    await page.reload();
    await region.getByRole('button', { name: closeAll }).click();
    await expect(region).toHaveCount(0);
    expect(problems).toEqual([]);
  });
}

test('on a phone the row of popups is moved by a swipe over a picture', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'on a desktop popups have places of their own');
  await page.goto(siteUrl('shirakawa'));
  const picture = page.locator('.Popups-image').first();
  await expect(picture).toBeInViewport();
  const { x = 0, y = 0 } = (await picture.boundingBox()) ?? {};
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', left: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: left, y: y + 40 }] });
  await touch('touchStart', x + 220);
  for (let left = x + 200; left >= x; left -= 20) {
    await touch('touchMove', left);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const moved = () => page.locator('.Popups-list').evaluate((row) => row.scrollLeft);
  await expect.poll(moved).toBeGreaterThan(100);
});

test('without a backdrop the page behind popups can be clicked', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the row of popups on a phone is as wide as the page');
  await page.goto(siteUrl('shirakawa'));
  await expect(page.locator('.Popups-item')).toHaveCount(2);
  await expect(page.locator('.Popups-dim')).toHaveCount(0);
  await page.locator('header nav a').nth(1).click();
  await expect(page).not.toHaveURL(siteUrl('shirakawa'));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no popup covers the page', async ({ page }) => {
    for (const partner of ['bomnal', 'haru']) {
      // Does not wait for pictures: without scripts browsers fetch all of them, even lazy ones.
      await page.goto(siteUrl(partner), { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.locator('[data-popup], [data-popup-grid]')).toHaveCount(0);
    }
  });
});
