// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstUse } from './first-use.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Whether it has resolved after a time. */
async function isUsed(use: Promise<void>, afterMs: number): Promise<boolean> {
  let isOver = false;
  use.then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(afterMs);
  return isOver;
}

test.each(['pointerdown', 'keydown', 'scroll'])('a %s is the first use of a page', async (name) => {
  const use = firstUse();
  expect(await isUsed(use, 3_900)).toBe(false);
  dispatchEvent(new Event(name));
  expect(await isUsed(use, 0)).toBe(true);
});

test('the answer to the banner is no use: a refusal must start nothing', async () => {
  document.body.innerHTML =
    '<section data-consent-banner><button>x</button></section><button data-consent-answer="open"></button><main></main>';
  const use = firstUse();
  for (const button of document.querySelectorAll('button'))
    button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(await isUsed(use, 3_900)).toBe(false);
  document.querySelector('main')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(await isUsed(use, 0)).toBe(true);
});

test('a visitor who only reads uses the page after four seconds', async () => {
  expect(await isUsed(firstUse(), 4_000)).toBe(true);
});

test('a part that scrolls by itself is no use', async () => {
  document.body.innerHTML = '<div></div>';
  const use = firstUse();
  document.querySelector('div')?.dispatchEvent(new Event('scroll'));
  expect(await isUsed(use, 3_900)).toBe(false);
});

test('a page that was used before is', async () => {
  vi.stubGlobal('scrollY', 200);
  expect(await isUsed(firstUse(), 0)).toBe(true);
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { userActivation: { hasBeenActive: true } }),
  );
  expect(await isUsed(firstUse(), 0)).toBe(true);
});
