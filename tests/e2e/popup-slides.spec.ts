import type { Page } from '@playwright/test';
import { siteUrl } from '#tests/setup/site-url.ts';
import { newVisitor } from './dismissed-popups.ts';
import { expect } from './expect.ts';
import { test } from './test.ts';

test.use({ storageState: newVisitor });

// 23:00 in Seoul, for the browser: the server shows what is active by its own clock.
const evening = new Date('2026-11-21T23:00:00+09:00');

/**
 * Opens a popup with two slides and stops the page's clock. Presses a button of the slides, so that their code has loaded,
 * and waits until they are still.
 */
async function openSlides(page: Page) {
  await page.clock.install({ time: evening });
  await page.goto(siteUrl('bomnal'));
  const popup = page.getByRole('dialog');
  const at = popup.locator('.Popups-controls > span');
  await expect(at).toBeVisible();
  await page.clock.pauseAt(new Date(evening.getTime() + 600_000));
  const next = popup.getByRole('button', { name: '다음 소식' });
  await next.click();
  await expect(popup.locator('.Popups-track')).toHaveAttribute('style', /clip/);
  await page.clock.runFor(1_000);
  /** Lets time pass until another slide is shown, at most 5 s and a transition. Returns how long that took. */
  const changed = async () => {
    const before = await at.textContent();
    for (let passed = 20; passed <= 5_400; passed += 20) {
      await page.clock.runFor(20);
      if ((await at.textContent()) !== before) return passed;
    }
    return undefined;
  };
  return { popup, at, next, changed };
}

test('slides advance every 5 seconds and loop, whatever is touched, until they are paused', {
  tag: '@phone',
}, async ({ page }) => {
  const { popup, at, next, changed } = await openSlides(page);
  for (const button of [next, popup.getByRole('button', { name: '이전 소식' })]) {
    await button.click();
    expect(await changed()).toBeLessThan(400);
    // Two slides: the first comes back after the second.
    for (let interval = 1; interval <= 3; interval += 1) {
      const before = (await at.textContent()) ?? '';
      expect(before).toMatch(/^[12] \/ 2$/);
      await page.clock.runFor(4_900);
      expect(await at.textContent()).toBe(before);
      expect(await changed()).toBeLessThan(500);
    }
  }
  await popup.getByRole('button', { name: '자동 넘김 멈추기' }).click();
  const stopped = await at.textContent();
  // Time for three slides: after an even number the same one would be shown.
  await page.clock.runFor(17_000);
  expect(await at.textContent()).toBe(stopped);
});

test('slides do not move with reduced motion', { tag: '@full' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { popup, at } = await openSlides(page);
  await expect(popup.getByRole('button', { name: '자동 넘김 시작하기' })).toBeVisible();
  expect(await at.textContent()).toBe('2 / 2');
  await page.clock.runFor(17_000);
  expect(await at.textContent()).toBe('2 / 2');
});
