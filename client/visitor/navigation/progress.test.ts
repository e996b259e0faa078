// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showProgress } from './progress.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="maru-progress" hidden></div>';
});
afterEach(() => void vi.useRealTimers());
const isShown = () => !document.getElementById('maru-progress')?.hidden;

test('a page that is there at once shows no bar, one that takes time does', () => {
  showProgress()();
  vi.advanceTimersByTime(500);
  expect(isShown()).toBe(false);
  const end = showProgress();
  vi.advanceTimersByTime(121);
  expect(isShown()).toBe(true);
  end();
  expect(isShown()).toBe(false);
});

test('a navigation that was overtaken leaves the bar to the newer one', () => {
  const older = showProgress();
  const newer = showProgress();
  vi.advanceTimersByTime(121);
  older();
  expect(isShown()).toBe(true);
  newer();
  expect(isShown()).toBe(false);
});
