import { type Page, test } from '@playwright/test';
import { expect } from '#tests/e2e/expect.ts';
import { siteUrl } from '#tests/setup/site-url.ts';
import { holdRoute } from '../e2e/hold-route.ts';
import { whenFontsCame } from '../e2e/watch-page.ts';

/** Number of paused parts of the content, and whether one of them is in the window. */
const pausedParts = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('#main *')].filter(
      ({ style }) => style.contentVisibility === 'hidden',
    );
    return {
      count: parts.length,
      isSeen: parts.some((part) => part.getBoundingClientRect().top < innerHeight),
    };
  });

/** Opens a long page whose fonts are held until `come` is called, and waits until off-screen content is paused. */
async function openWithoutFonts(page: Page): Promise<{ come: () => void }> {
  const come = await holdRoute(page, '**/*.woff2');
  await page.goto(siteUrl('bomnal', '/products/1'));
  await expect.poll(async () => (await pausedParts(page)).count).toBeGreaterThan(2);
  expect((await pausedParts(page)).isSeen).toBe(false);
  return { come };
}

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('off-screen content is paused until the fonts have loaded, and its size is preserved', async ({
  page,
}) => {
  const { come } = await openWithoutFonts(page);
  const before = await height(page);
  come();
  await expect.poll(async () => (await pausedParts(page)).count).toBe(0);
  // Sections near the window have their real height, not the estimated one.
  expect(Math.abs((await height(page)) - before)).toBeLessThan(before * 0.2);
  expect(await page.locator('#main [style=""]').count()).toBe(0);
});

test('paused content has its fonts before it is laid out again', async ({ page }) => {
  const asked = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status !== 'unloaded')
        .map(({ family, unicodeRange }) => `${family} ${unicodeRange}`),
    );
  // There are symbols below the window but none in the first screen.
  const come = await holdRoute(page, '**/pretendard.punctuation*/*.woff2');
  await page.goto(siteUrl('bomnal'));
  const sample = page.locator('body > [aria-hidden=true] > p');
  await expect(sample).not.toHaveCount(0);
  expect((await pausedParts(page)).count).toBeGreaterThan(0);
  const before = await asked();
  come();
  await whenFontsCame(page);
  expect(await asked()).toEqual(before);
  await expect(sample).toHaveCount(0);
});

test('content that browsers lay out below the window is paused, and content that they skip is left to them', async ({
  page,
}) => {
  const come = await holdRoute(page, '**/*.woff2');
  await page.goto(siteUrl('bomnal'));
  const autos = () =>
    page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>('#main *')];
      const auto = all.filter((element) => getComputedStyle(element).contentVisibility === 'auto');
      const restsWithin = (element: Element) =>
        element.querySelector('[style*="content-visibility: hidden"]');
      return {
        withRest: auto.filter(restsWithin).length,
        leftOut: auto.filter(
          ({ firstElementChild }) =>
            firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false,
        ).length,
        touched: auto.filter(({ style }) => style.contentVisibility !== '').length,
      };
    });
  await expect.poll(async () => (await autos()).withRest).toBeGreaterThan(0);
  const { leftOut, touched } = await autos();
  expect(leftOut).toBeGreaterThan(2);
  expect(touched).toBe(0);
  come();
  await expect.poll(async () => (await pausedParts(page)).count).toBe(0);
});

test('scrolling resumes the whole page before the fonts have loaded', async ({ page }) => {
  const { come } = await openWithoutFonts(page);
  await page.evaluate(() => scrollTo({ top: innerHeight * 2, behavior: 'instant' }));
  await expect.poll(async () => (await pausedParts(page)).count).toBe(0);
  come();
});

test('nothing shifts for a visitor who scrolls immediately', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.sum += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const { come } = await openWithoutFonts(page);
  for (let step = 0; step < 8; step += 1) {
    await page.evaluate(() => {
      dispatchEvent(new WheelEvent('wheel'));
      scrollBy({ top: 600, behavior: 'instant' });
      return new Promise(requestAnimationFrame);
    });
  }
  come();
  await page.waitForLoadState('networkidle');
  const { sum } = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts);
  expect(sum).toBeLessThanOrEqual(0.02);
});

test('a key press resumes the whole page', async ({ page }) => {
  const { come } = await openWithoutFonts(page);
  await page.keyboard.press('Shift');
  expect((await pausedParts(page)).count).toBe(0);
  come();
});

test('a fragment link reaches its target', async ({ page }) => {
  const { come } = await openWithoutFonts(page);
  const link = page.locator('.ProductDetail-jump a').last();
  const place = page.locator((await link.getAttribute('href')) ?? '');
  await link.dispatchEvent('click');
  await expect(place).toBeInViewport();
  come();
});
