import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRetryLater, isTemporary } from './retry-later.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what fails is tried again after longer and longer pauses, and not for ever', () => {
  let tries = 0;
  const retry = createRetryLater(() => {
    tries += 1;
    retry.failed();
  });
  retry.failed();
  const triesUntil = (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    return tries;
  };
  expect([triesUntil(999), triesUntil(1), triesUntil(1_999), triesUntil(1)]).toEqual([0, 1, 1, 2]);
  vi.advanceTimersByTime(3_600_000);
  expect(tries).toBe(7);
  retry.now();
  expect(tries).toBe(8);
});

test('a success ends the tries, and the pauses begin anew', () => {
  const run = vi.fn();
  const retry = createRetryLater(run);
  retry.failed();
  retry.failed();
  retry.reset();
  vi.advanceTimersByTime(3_600_000);
  retry.now();
  expect(run).not.toHaveBeenCalled();
  retry.failed();
  vi.advanceTimersByTime(1_000);
  expect(run).toHaveBeenCalledOnce();
});

test('a connection that is back is used at once, instead of the planned try', () => {
  const run = vi.fn();
  const retry = createRetryLater(run);
  retry.failed();
  retry.now();
  expect(run).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(3_600_000);
  expect(run).toHaveBeenCalledOnce();
});

test('a document with errors is not sent again', () => {
  expect([0, 401, 429, 500, 503].filter(isTemporary)).toEqual([0, 401, 429, 500, 503]);
  expect([400, 403, 413, 421, 422].filter(isTemporary)).toEqual([]);
});
