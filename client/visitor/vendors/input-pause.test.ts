// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inputPause } from './input-pause.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function millisecondsUntilPause(inputsEvery?: number): Promise<number> {
  const inputs = inputsEvery && setInterval(() => dispatchEvent(new Event('keydown')), inputsEvery);
  if (inputsEvery) dispatchEvent(new Event('keydown'));
  const began = performance.now();
  const waiting = inputPause().then(() => performance.now() - began);
  await vi.advanceTimersByTimeAsync(10_000);
  clearInterval(inputs);
  return waiting;
}

test('without input, it is the next idle moment', async () => {
  expect(await millisecondsUntilPause()).toBeLessThan(50);
});

test('after an input, it is a second later', async () => {
  dispatchEvent(new Event('pointerdown'));
  expect(await millisecondsUntilPause()).toBeGreaterThanOrEqual(1_000);
});

test('input that never pauses delays nothing for ever', async () => {
  const waited = await millisecondsUntilPause(400);
  expect(waited).toBeGreaterThanOrEqual(5_000);
  expect(waited).toBeLessThan(7_000);
});
