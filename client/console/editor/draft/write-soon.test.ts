import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWriteSoon } from './write-soon.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('of values that come soon after each other the last is written, however long they keep coming', () => {
  const write = vi.fn();
  const soon = createWriteSoon(write);
  for (const value of [1, 2, 3]) {
    soon.write(value);
    vi.advanceTimersByTime(40);
  }
  expect(write.mock.calls).toEqual([[3]]);
  soon.write(4);
  vi.advanceTimersByTime(100);
  expect(write.mock.calls).toEqual([[3], [4]]);
});

test('a flush writes what waits at once, and nothing twice', () => {
  const write = vi.fn();
  const soon = createWriteSoon(write);
  soon.write(1);
  soon.flush();
  soon.flush();
  vi.advanceTimersByTime(500);
  expect(write.mock.calls).toEqual([[1]]);
});
