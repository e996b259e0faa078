import type { Page } from '@playwright/test';
import { siteUrl } from '#tests/setup/site-url.ts';
import { expect } from './expect.ts';
import { expectNoViolations } from './no-violations.ts';
import { test } from './test.ts';
import { overflow, watchPage, whenFontsCame } from './watch-page.ts';

// The clinic itself: staff, hours and directions (SPEC section 2, Introduce and Location).

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1';

async function isAccessible(page: Page): Promise<void> {
  await expectNoViolations(page);
  expect(await overflow(page)).toBe(0);
}

for (const { code, path, map, copy, copied, app } of [
  {
    code: 'bomnal',
    path: '/info',
    map: /봄날의원 강남 위치\. 강남역에서 북동쪽, 직선거리 약 190m/,
    copy: '주소 복사',
    copied: '주소가 복사되었습니다.',
    app: '네이버 지도',
  },
  {
    code: 'bomnal',
    path: '/en/info',
    map: /Where Bomnal Clinic Gangnam is\. About 190 m north-east of Gangnam/,
    copy: 'Copy address',
    copied: 'Address copied successfully.',
    app: 'Naver Map',
  },
  {
    code: 'shirakawa',
    path: '/info',
    map: /白川美容クリニック 銀座の位置。/,
    copy: '住所をコピー',
    copied: '住所をコピーしました。',
  },
]) {
  const isFirst = code === 'bomnal' && path === '/info';

  test(`${code} ${path} shows the way by map, address, bus, subway and parking`, {
    tag: path === '/info' ? [] : '@full',
  }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const problems = watchPage(page);
    await page.goto(siteUrl(code, path));
    await expect(page.getByRole('img', { name: map })).toBeVisible();
    await expect(page.locator('.LocationInfo-kind').first()).toBeVisible();
    await expect(page.locator('.LocationInfo-line--known')).toHaveCount(3);
    await isAccessible(page);

    const button = page.getByRole('button', { name: copy });
    await button.focus();
    await Promise.all([page.getByText(copied).first().waitFor(), page.keyboard.press('Enter')]);
    const address = await page.locator('.LocationInfo-place').textContent();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    // Its colors fade while it closes.
    await expect(page.locator('.Toasts-toast')).toHaveCount(0);
    await isAccessible(page);
    expect(problems).toEqual([]);
  });

  // Only clinics in Korea have its apps.
  if (!app) continue;

  test(`${code} ${path} opens the web map on a computer`, { tag: isFirst ? [] : '@full' }, async ({
    browser,
  }) => {
    const context = await browser.newContext({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/131' });
    const page = await context.newPage();
    await context.route('https://map.naver.com/**', (route) => route.fulfill({ body: 'a map' }));
    await page.goto(siteUrl(code, path));
    const popup = page.waitForEvent('popup');
    await page.getByRole('link', { name: app }).click();
    expect((await popup).url()).toContain('https://map.naver.com/');
    await context.close();
  });

  test(`${code} ${path} tries the app on a phone and falls back to the web map`, {
    tag: isFirst ? [] : '@full',
  }, async ({ browser }) => {
    const context = await browser.newContext({ userAgent: iPhone, viewport: { width: 360, height: 800 } });
    const page = await context.newPage();
    const asked: string[] = [];
    // No such app is installed here: the browser reports which URL it was asked to open.
    const session = await context.newCDPSession(page);
    await session.send('Page.enable');
    session.on('Page.frameRequestedNavigation', ({ url }) => asked.push(url));
    await context.route('https://map.naver.com/**', (route) => route.fulfill({ body: 'a map' }));
    await page.goto(siteUrl(code, path));
    const link = page.getByRole('link', { name: app });
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/map\.naver\.com\//);
    await link.click();
    // Polled: no app handles the first navigation, which `waitForURL` would treat as a failure.
    await expect(page).toHaveURL(/^https:\/\/map\.naver\.com\//);
    expect(asked[0]).toMatch(/^nmap:\/\//);
    await context.close();
  });
}

test('without JavaScript the directions are readable, and map links lead to the web', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(siteUrl('bomnal', '/info'));
  await expect(page.getByRole('img', { name: /^봄날의원 강남 위치/ })).toBeVisible();
  await expect(page.getByRole('button', { name: '주소 복사' })).toBeHidden();
  for (const name of ['네이버 지도', '카카오맵', '구글 지도', 'T맵'])
    expect(await page.getByRole('link', { name }).getAttribute('href')).toMatch(/^https:\/\//);
  await context.close();
});

for (const { code, path, today, closed } of [
  { code: 'bomnal', path: '/introduce/schedule', today: '오늘', closed: '휴진' },
  { code: 'haru', path: '/en/introduce/schedule', today: 'Today', closed: 'Closed' },
  { code: 'shirakawa', path: '/introduce/schedule', today: '本日', closed: '休診' },
]) {
  test(`${code} ${path} tells hours, lunch, closed days, today and the week of the staff`, {
    tag: code === 'haru' ? '@phone' : '@full',
  }, async ({ page }) => {
    await page.goto(siteUrl(code, path));
    const hours = page.locator('.HoursTable-table');
    await expect(hours.getByText(today, { exact: true })).toHaveCount(1);
    await expect(hours.getByText(closed, { exact: true }).first()).toBeVisible();
    await expect(hours.getByText('-', { exact: true }).first()).toBeVisible();
    await expect(page.locator('.HoursTable-sign')).toBeVisible();

    const week = page.locator('.StaffSchedule-table').first();
    await expect(week.locator('thead .StaffSchedule-today')).toHaveCount(1);
    await expect(week.locator('thead time')).toHaveCount(7);
    const next = page.locator('.StaffSchedule-further > summary');
    // Paused content cannot be focused by script; a real key press would have resumed it.
    await whenFontsCame(page);
    await next.filter({ visible: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.StaffSchedule-further .StaffSchedule-table')).toBeVisible();
    await isAccessible(page);
  });
}

test('the staff of each clinic has careers and history that open without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [code, path] of [
    ['bomnal', '/introduce/staff'],
    ['shirakawa', '/ko/introduce/staff'],
  ] as const) {
    await page.goto(siteUrl(code, path));
    const person = page.locator('.StaffGrid-person').first();
    const closed = person.locator('details:not([open]) > summary').first();
    if (await closed.count()) await closed.click();
    await expect(person.locator('.StaffGrid-careers li').first()).toBeVisible();
    await expect(person.locator('.StaffGrid-history dd').first()).toBeVisible();
  }
  await context.close();
});

for (const { code, path, link, title, price } of [
  { code: 'bomnal', path: '/', link: '비급여 진료비용', title: '비급여 진료비용 안내', price: /원/ },
  { code: 'haru', path: '/en', link: 'Non-covered charges', title: 'Non-covered charges', price: /₩/ },
]) {
  test(`${code} ${path} leads from the footer to the list of non-covered charges`, {
    tag: code === 'haru' ? '@phone' : '@full',
  }, async ({ page }) => {
    await page.goto(siteUrl(code, path));
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const tables = page.locator('.MedicalCharges-table');
    await expect(tables.first().getByRole('row').nth(1)).toContainText(price);
    await isAccessible(page);

    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.locator('[data-print]').click();
    await expect(page.locator('body[data-printed]')).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expect(tables.first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
  });
}

test('a clinic that does not show the list has neither link nor page', async ({ page }) => {
  const response = await page.goto(siteUrl('shirakawa', '/info/medical-charge'));
  expect(response?.status()).toBe(404);
  await page.goto(siteUrl('shirakawa', '/'));
  await expect(page.locator('a[href*="medical-charge"]')).toHaveCount(0);
});
