import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type Measurements, maxCount, measurementsBody } from '#schemas/api/measurements.ts';
import { createCounter } from './collect-counts.ts';

// A million takes seconds to count.
vi.mock(import('#schemas/api/measurements.ts'), async (original) => ({
  ...(await original()),
  maxCount: 1_000 as never,
}));

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
  const rows = send.mock.calls.flatMap(([, counts]) => counts.policyReports);
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

/** A send that resolves once `answer` is called. */
function slowBackend() {
  const { promise, resolve } = Promise.withResolvers<void>();
  send.mockImplementationOnce(() => promise);
  return { answer: () => resolve() };
}

test('while a flush runs, no other starts', async () => {
  const backend = slowBackend();
  const counter = createCounter(send, onError);
  counter.count('han', 'policyReports', report);
  await vi.advanceTimersByTimeAsync(30_000);
  counter.count('han', 'policyReports', report);
  const closed = counter.close();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(send).toHaveBeenCalledTimes(1);
  backend.answer();
  await closed;
  expect(send).toHaveBeenCalledTimes(2);
});

test('with a backend that hangs, a flush and closing end after ten seconds and drop what is left', async () => {
  send.mockImplementation(() => new Promise((_, reject) => setTimeout(reject, 5_000, new Error('timeout'))));
  onTestFinished(() => void send.mockImplementation(async () => {}));
  const counter = createCounter(send, onError);
  const countMany = () => {
    for (let n = 0; n < 50; n += 1) counter.count(`clinic${n}`, 'policyReports', report);
  };
  countMany();
  await vi.advanceTimersByTimeAsync(55_000);
  expect(send.mock.calls.length).toBeLessThanOrEqual(3);
  countMany();
  await vi.advanceTimersByTimeAsync(5_500);
  countMany();
  const before = send.mock.calls.length;
  const start = Date.now();
  const closed = counter.close().then(() => Date.now() - start);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await closed).toBeLessThanOrEqual(10_000);
  expect(send.mock.calls.length - before).toBeLessThanOrEqual(5);
  expect(onError).toHaveBeenCalledWith(new Error('[measure] The backend is too slow: counts were dropped'));
});

test('of all partners together twenty thousand rows are counted, and what was known goes on counting', async () => {
  const counter = createCounter(send, onError);
  for (let partner = 0; partner < 50; partner += 1)
    for (let n = 0; n < 500; n += 1)
      counter.count(`clinic${partner}`, 'policyReports', { ...report, origin: `https://${n}.example` });
  counter.count('clinic0', 'policyReports', { ...report, origin: 'https://0.example' });
  await counter.close();
  const rows = send.mock.calls.flatMap(([, counts]) => counts.policyReports);
  expect([rows.length, rows[0]?.count]).toEqual([20_000, 2]);
  counter.count('han', 'policyReports', report);
  await counter.close();
  expect(send.mock.lastCall?.[0]).toBe('han');
});

test('many long rows are sent in messages that the backend accepts', async () => {
  const counter = createCounter(send, onError);
  const pageKey = `/${'\u0001'.repeat(115)}`;
  for (let n = 0; n < 500; n += 1) {
    const of = { pageKey: `${pageKey}${n}`, device: 'desktop', metric: 'LCP' } as const;
    const origin = `https://${'a'.repeat(200)}`;
    counter.count('han', 'policyReports', { directive: 'x'.repeat(40), origin, pageKey: of.pageKey });
    counter.count('han', 'vitals', { ...of, bucket: 3 });
    counter.count('han', 'causes', { ...of, cause: 'c'.repeat(100) });
  }
  await counter.close();
  const messages = send.mock.calls.map(([, counts]) => measurementsBody.parse(counts));
  expect(
    messages.flatMap(({ policyReports, vitals, causes }) => [policyReports, vitals, causes].flat()),
  ).toHaveLength(1_500);
  for (const message of messages) expect(JSON.stringify(message).length).toBeLessThan(256 * 1024);
});

test('a row counts up to what the backend accepts', async () => {
  const counter = createCounter(send, onError);
  for (let n = 0; n < maxCount + 5; n += 1) counter.count('han', 'policyReports', report);
  await counter.close();
  expect(measurementsBody.parse(send.mock.lastCall?.[1]).policyReports[0]?.count).toBe(maxCount);
});
