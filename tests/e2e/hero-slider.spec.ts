import type { Page } from '@playwright/test';
import { serverUnderTest, siteUrl } from '#tests/setup/site-url.ts';
import { expect } from './expect.ts';
import { watchScripts } from './popup-code.ts';
import { test } from './test.ts';
import { watchPage } from './watch-page.ts';

const row = (page: Page) => page.locator('.HeroSlider-track');
const number = (page: Page) => page.locator('.HeroSlider [data-slider-number]');
const step = (page: Page, name: string) => page.locator('.HeroSlider').getByRole('button', { name }).click();
/** Left edge of each slide in px, relative to its place when it is in view. */
const edges = (page: Page) =>
  row(page).evaluate((track) => {
    const { paddingLeft } = getComputedStyle(track);
    const start = track.getBoundingClientRect().left + Number.parseFloat(paddingLeft);
    return [...track.children].map((slide) => Math.round(slide.getBoundingClientRect().left - start) || 0);
  });

/**
 * Opens the home page with the slider paused, like with reduced motion: on a slow machine a press would come too late.
 */
async function openPaused(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(siteUrl('bomnal', '/en'));
  await page.waitForLoadState('networkidle');
}

test('the library loads with the first step, and the slides go round in a circle', {
  tag: '@every-size',
}, async ({ page }) => {
  const problems = watchPage(page);
  const scripts = watchScripts(page);
  const withLibrary = async () => {
    const code = await Promise.all(scripts.map((response) => response.text()));
    return code.filter((text) => text.includes('data-keen-slider')).length;
  };
  await openPaused(page);
  await step(page, 'Play slides');
  await step(page, 'Pause slides');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  if (serverUnderTest === 'built') expect(await withLibrary()).toBe(0);
  await step(page, 'Previous slide');
  await expect(number(page)).toHaveText('03');
  await expect.poll(async () => (await edges(page))[2]).toBe(0);
  if (serverUnderTest === 'built') expect(await withLibrary()).toBe(1);
  // From the last slide to the first: none of those in between passes.
  // Watched until the first slide is where the third one is now.
  const seen = row(page).evaluate(
    (track) =>
      new Promise<boolean>((resolve) => {
        const second = track.children[1] as HTMLElement;
        let isSeen = false;
        const look = () => {
          const { left, right } = second.getBoundingClientRect();
          isSeen ||= (left + right) / 2 > 0 && (left + right) / 2 < innerWidth;
        };
        const place = (track.children[2] as HTMLElement).getBoundingClientRect().left;
        const frames = setInterval(() => {
          look();
          const { left } = (track.children[0] as HTMLElement).getBoundingClientRect();
          if (Math.abs(left - place) > 1) return;
          clearInterval(frames);
          resolve(isSeen);
        }, 8);
      }),
  );
  await step(page, 'Next slide');
  await expect(number(page)).toHaveText('01');
  expect(await seen).toBe(false);
  expect(problems).toEqual([]);
});

test('the mouse drags the slides, and does not follow the link under it', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no mouse');
  await openPaused(page);
  const box = await row(page).boundingBox();
  if (!box) throw new Error('no slides');
  const drag = async () => {
    const y = box.y + box.height / 3;
    await page.mouse.move(box.x + box.width * 0.9, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.85, y);
    // The first drag loads the library.
    await expect(row(page)).toHaveCSS('overflow', 'clip');
    await page.mouse.move(box.x + box.width * 0.8, y, { steps: 5 });
    await page.mouse.move(box.x + box.width * 0.1, y, { steps: 5 });
    await page.mouse.up();
  };
  await drag();
  await expect(number(page)).toHaveText('02');
  await drag();
  await expect(number(page)).toHaveText('03');
  await expect(page).toHaveURL(siteUrl('bomnal', '/en'));
});

test('arrow keys and the focus move the slides', async ({ page }) => {
  await openPaused(page);
  await step(page, 'Next slide');
  await expect(number(page)).toHaveText('02');
  await page.keyboard.press('Shift+Tab');
  const links = row(page).getByRole('link');
  await links.last().focus();
  await expect(number(page)).toHaveText('03');
  await expect.poll(async () => (await edges(page))[2]).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect(number(page)).toHaveText('01');
  await page.keyboard.press('ArrowLeft');
  await expect(number(page)).toHaveText('03');
  await links.first().focus();
  await expect(number(page)).toHaveText('01');
  expect(await row(page).evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
});

test('a swipe before the library has loaded counts', { tag: '@phone' }, async ({ page }) => {
  await openPaused(page);
  await row(page).evaluate((track) => track.scrollBy({ left: track.clientWidth, behavior: 'instant' }));
  await expect(number(page)).toHaveText('02');
  await expect.poll(async () => (await edges(page))[1]).toBe(0);
});

test('after the window has changed its size, the slide in view fills it', async ({ page }) => {
  await openPaused(page);
  await step(page, 'Next slide');
  await expect(number(page)).toHaveText('02');
  await page.setViewportSize({ width: 900, height: 700 });
  await expect.poll(async () => (await edges(page))[1]).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every slide can be scrolled to', async ({ page }) => {
    await page.goto(siteUrl('bomnal'), { waitUntil: 'domcontentloaded' });
    await expect(row(page)).toHaveCSS('overflow-x', 'auto');
    await expect(page.locator('.HeroSlider-controls')).toBeHidden();
  });
});
