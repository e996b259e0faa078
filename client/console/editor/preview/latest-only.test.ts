import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLatestOnly } from './latest-only.ts';

let sent: [string, number][] = [];
const open = () =>
  createLatestOnly<string>((item, serial) => sent.push([item, serial]), { pause: 100, limit: 5_000 });

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
});
afterEach(() => {
  vi.useRealTimers();
});

test('of what is typed without a pause, the last is sent', () => {
  const queue = open();
  for (const item of ['a', 'ab', 'abc']) {
    queue.push(item);
    vi.advanceTimersByTime(60);
  }
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(40);
  expect(sent).toEqual([['abc', 1]]);
});

test('while one is on its way the next waits, and of several the last is sent at once when it is done', () => {
  const queue = open();
  queue.push('a');
  vi.advanceTimersByTime(100);
  queue.push('b');
  queue.push('c');
  vi.advanceTimersByTime(500);
  expect(sent).toEqual([['a', 1]]);
  queue.done(1);
  expect(sent.at(-1)).toEqual(['c', 2]);
});

test('an answer to an earlier item does not count, and a lost one is given up', () => {
  const queue = open();
  queue.push('a');
  vi.advanceTimersByTime(100);
  queue.push('b');
  queue.done(7);
  vi.advanceTimersByTime(1_000);
  expect(sent).toHaveLength(1);
  vi.advanceTimersByTime(4_000);
  expect(sent).toHaveLength(2);
});

test('nothing is sent after a stop', () => {
  const queue = open();
  queue.push('a');
  queue.stop();
  vi.advanceTimersByTime(1_000);
  expect(sent).toEqual([]);
});
