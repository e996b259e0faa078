import type { Page } from '@playwright/test';
import { siteUrl } from '#tests/setup/site-url.ts';
import { expect } from './expect.ts';
import { expectNoViolations } from './no-violations.ts';
import { openPage, searchOverlay, searchToggle, storedSearches } from './search-parts.ts';
import { test } from './test.ts';
import { overflow } from './watch-page.ts';

const panel = (page: Page) => page.locator('.SearchPanel');
const roomAtLeft = (page: Page) =>
  page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.querySelector('#maru-root') as Element).paddingInlineStart),
  );

test('the side panel is 376 px wide beside 432 px, 330 beside 410 on smaller desktops, and not on phones or terms', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'sets its own sizes');
  for (const [width, panelWidth, pageWidth] of [
    [1600, 376, 432],
    [1249, 376, 432],
    [1248, 330, 410],
    [1025, 330, 410],
    [1024, 0, 0],
    [768, 0, 0],
    [360, 0, 0],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(siteUrl('haru', '/en/introduce/staff'));
    expect([width, (await panel(page).boundingBox())?.width ?? 0, await roomAtLeft(page)]).toEqual([
      width,
      panelWidth,
      pageWidth,
    ]);
    expect(await overflow(page)).toBe(0);
  }
  await page.setViewportSize({ width: 1600, height: 900 });
  for (const path of ['/terms/terms-of-service', '/terms/privacy-policy']) {
    await page.goto(siteUrl('haru', path));
    await expect(panel(page)).toHaveCount(0);
    expect(await roomAtLeft(page)).toBe(0);
  }
});

test('the whole page is beside the panel, and its content is at most 1200 px wide', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'phones have no panel');
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto(siteUrl('haru', '/products'));
  for (const part of ['header .HeaderBar-main', '#main', 'footer'])
    expect((await page.locator(part).first().boundingBox())?.x, part).toBe(432);
  const inner = await page
    .locator('#main .Ui-section-inner')
    .first()
    .evaluate((element) => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
      return (
        element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
      );
    });
  expect(inner).toBeLessThanOrEqual(1200);
  expect((await page.locator('.FloatingMenu').boundingBox())?.x).toBe(432);
});

test('the wheel scrolls the page over the panel too', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no panel');
  await page.goto(siteUrl('haru', '/en/introduce/staff'));
  await panel(page).hover();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
});

test('in the panel an empty keyword does not navigate and a keyword does', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no panel');
  await openPage(page, '/en', 'haru');
  for (const part of ['.SearchPanel-subtitle', 'h2', '.SearchPanel-description', '.SearchPanel-logo'])
    await expect(panel(page).locator(part)).toBeVisible();
  const box = panel(page).getByRole('searchbox');
  for (const blank of ['', '   ']) {
    await box.fill(blank);
    await panel(page).getByRole('button', { name: 'Search' }).click();
    await expect(box).toBeFocused();
    await expect(page).toHaveURL(siteUrl('haru', '/en'));
  }
  await box.fill('sleep');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(siteUrl('haru', '/en/search?keyword=sleep'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “sleep”');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveCount(0);
  await expect(box).toHaveValue('sleep');
  expect(await storedSearches(page)).toEqual(['sleep']);
  await expectNoViolations(page);
  await panel(page).getByRole('link', { name: 'postpartum' }).click();
  await expect(page).toHaveURL(siteUrl('haru', '/en/search?keyword=postpartum'));
  expect(await storedSearches(page)).toEqual(['postpartum', 'sleep']);
});

test('while the panel is open the toggle focuses the panel instead of opening the overlay', {
  tag: '@every-size',
}, async ({ page, isMobile }) => {
  await openPage(page, '/', 'haru');
  await searchToggle(page).click();
  if (isMobile) await expect(searchOverlay(page)).toBeVisible();
  else {
    await expect(searchOverlay(page)).toBeHidden();
    await expect(panel(page).getByRole('searchbox')).toBeFocused();
  }
});
