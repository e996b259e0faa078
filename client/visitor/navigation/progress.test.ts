// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showProgress } from './progress.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="maru-progress" hidden></div>';
});
afterEach(() => void vi.useRealTimers());
const isShown = () => !document.getElementById('maru-progress')?.hidden;

test('an instant page shows no bar, a slow one does', () => {
  showProgress()();
  vi.advanceTimersByTime(500);
  expect(isShown()).toBe(false);
  const end = showProgress();
  vi.advanceTimersByTime(121);
  expect(isShown()).toBe(true);
  end();
  expect(isShown()).toBe(false);
});

test('a superseded navigation leaves the bar to the newer one', () => {
  const older = showProgress();
  const newer = showProgress();
  vi.advanceTimersByTime(121);
  older();
  expect(isShown()).toBe(true);
  newer();
  expect(isShown()).toBe(false);
});
