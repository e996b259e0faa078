import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Measurements } from '#schemas/api/measurements.ts';
import { createCounter } from './collect-counts.ts';

const send = vi.fn(async (_code: string, _counts: Measurements) => {});
const onError = vi.fn();
const report = { directive: 'img-src', origin: 'https://a.example', pageKey: '/' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

test('equal rows are one row with a count, sent per partner after half a minute', async () => {
  const counter = createCounter(send, onError);
  for (let n = 0; n < 1_000; n += 1) counter.count('han', 'policyReports', report);
  counter.count('sakura', 'vitals', { pageKey: '/', device: 'mobile', metric: 'LCP', bucket: 3 });
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(send.mock.calls).toEqual([
    ['han', { policyReports: [{ ...report, count: 1_000 }], vitals: [], causes: [] }],
    [
      'sakura',
      expect.objectContaining({
        vitals: [{ pageKey: '/', device: 'mobile', metric: 'LCP', bucket: 3, count: 1 }],
      }),
    ],
  ]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a flood of different rows is cut, and what was known goes on counting', async () => {
  const counter = createCounter(send, onError);
  for (let n = 0; n < 10_000; n += 1)
    counter.count('han', 'policyReports', { ...report, origin: `https://${n}.example` });
  counter.count('han', 'policyReports', { ...report, origin: 'https://0.example' });
  await counter.close();
  const rows = send.mock.lastCall?.[1].policyReports ?? [];
  expect([rows.length, rows[0]?.count]).toEqual([500, 2]);
});

test('a backend that is away costs the counts, not the site', async () => {
  send.mockRejectedValueOnce(new Error('away'));
  const counter = createCounter(send, onError);
  counter.count('han', 'policyReports', report);
  counter.count('sakura', 'policyReports', report);
  await counter.close();
  expect([send.mock.calls.length, onError.mock.calls.length]).toEqual([2, 1]);
});
