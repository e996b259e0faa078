import { type Page, test } from '@playwright/test';
import { expect } from '#tests/e2e/expect.ts';
import { serverUnderTest, siteUrl } from '#tests/setup/site-url.ts';
import { whenFontsCame, whenHydrated } from '../e2e/watch-page.ts';

test.skip(serverUnderTest === 'dev', 'the development server adds its styles by script');

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Adds up layout shifts without user input. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) shifts.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifted = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);

for (const [partner, path] of [
  ['bomnal', '/'],
  ['shirakawa', '/boards/1'],
  ['haru', '/exhibitions'],
  ['bomnal', '/cscenter/faq'],
] as const)
  test(`nothing shifts while ${partner}${path} loads on a slow phone and is scrolled`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await watchShifts(page);
    await page.goto(siteUrl(partner, path));
    await whenHydrated(page);
    await page.waitForLoadState('networkidle');
    // Scrolling by script does not resume paused content, unlike a touch (client/performance/offscreen-layout.ts).
    await whenFontsCame(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 500) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await page.waitForLoadState('networkidle');
    expect(await shifted(page)).toBeLessThanOrEqual(0.02);
  });

for (const partner of ['bomnal', 'haru', 'shirakawa'])
  test(`the footer hardly moves after a jump to it across content that was never laid out, on ${partner}`, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'on a phone the page is longest');
    await watchShifts(page);
    await page.goto(siteUrl(partner));
    await whenHydrated(page);
    await whenFontsCame(page);
    await page.evaluate(async () => {
      document.querySelector('footer')?.scrollIntoView({ behavior: 'instant' });
      for (let frame = 0; frame < 5; frame += 1)
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    });
    expect(await shifted(page)).toBeLessThanOrEqual(0.15);
  });
