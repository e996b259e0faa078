import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLatestOnly } from './latest-only.ts';

let sent: [string, number][] = [];
const open = () =>
  createLatestOnly<string>((item, serial) => sent.push([item, serial]), { gap: 250, limit: 5_000 });

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first item is sent at once, and what comes soon after it once the gap is over', () => {
  const queue = open();
  queue.push('a');
  expect(sent).toEqual([['a', 1]]);
  queue.done(1);
  for (const item of ['ab', 'abc']) {
    queue.push(item);
    vi.advanceTimersByTime(100);
  }
  expect(sent).toHaveLength(1);
  vi.advanceTimersByTime(50);
  expect(sent).toEqual([
    ['a', 1],
    ['abc', 2],
  ]);
});

test('while one is on its way the next waits, and of several the last is sent at once when it is done', () => {
  const queue = open();
  queue.push('a');
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
  queue.push('b');
  queue.stop();
  queue.done(1);
  vi.advanceTimersByTime(10_000);
  expect(sent).toEqual([['a', 1]]);
});
