import { expect, test } from 'vitest';
import { type TraceEvent, workedBlocking } from './worked-blocking.ts';

const url = 'https://bomnal.localhost/';
const main = { pid: 1, tid: 2 };
const start = (documentLoaderURL: string): TraceEvent => ({
  ...main,
  name: 'navigationStart',
  ph: 'R',
  ts: 0,
  args: { data: { isOutermostMainFrame: true, documentLoaderURL } },
});
const paint: TraceEvent = { ...main, name: 'firstContentfulPaint', ph: 'I', ts: 100_000 };
const task = (more: Partial<TraceEvent>): TraceEvent => ({
  ...main,
  name: 'RunTask',
  ph: 'X',
  ts: 200_000,
  dur: 90_000,
  tdur: 20_000,
  ...more,
});

test('tasks after the first paint count by CPU time, scaled to a slower machine', () => {
  const events = [
    start(url),
    task({ ts: 5_000 }),
    paint,
    task({}),
    task({ tdur: 15_000 }),
    task({ tdur: 10_000 }),
    task({ tid: 3 }),
    task({ pid: 4 }),
  ];
  expect(workedBlocking(events, url, 4)).toBe(30 + 10);
});

test('of the task that contains the first paint, only the part after it counts', () => {
  expect(workedBlocking([start(url), paint, task({ ts: 70_000, dur: 60_000, tdur: 40_000 })], url, 4)).toBe(
    30,
  );
});

test('a layout task counts half', () => {
  const layout = task({ name: 'Layout', ts: 210_000 });
  expect(workedBlocking([start(url), paint, task({ tdur: 40_000 }), layout], url, 4)).toBe(30);
});

test('a trace of another page, without a first paint or without thread times gives no result', () => {
  expect(workedBlocking([start('about:blank'), paint, task({})], url, 4)).toBeUndefined();
  expect(workedBlocking([start(url), task({})], url, 4)).toBeUndefined();
  expect(workedBlocking([start(url), paint, task({ tdur: undefined })], url, 4)).toBeUndefined();
});
