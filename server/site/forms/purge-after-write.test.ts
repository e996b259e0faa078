import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPurgeAfterWrite } from './purge-after-write.ts';

const raon = { partnerCode: 'raon' };
const tags = ['source:customer-boards@raon', 'source:customer-board@raon'];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createHarness(unreached: string[] = []) {
  const purge = vi.fn(async (_: readonly string[]) => ({ purged: 1, unreached }));
  return { purge, written: createPurgeAfterWrite(purge) };
}

test('a completed write purges the articles of its partner once, other calls purge nothing', async () => {
  const { purge, written } = createHarness();
  await written('customerBoardDelete', raon, true);
  await written('inquiryCreate', raon, true);
  await written('customerBoardPrivate', raon, false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(purge.mock.calls).toEqual([[tags]]);
});

test('a write with an unknown outcome purges immediately, and again within seconds', async () => {
  const { purge, written } = createHarness();
  await written('customerBoardDelete', raon, false);
  for (const [seconds, times] of [
    [0, 1],
    [3, 2],
    [12, 3],
    [60, 3],
  ] as const) {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    expect(purge.mock.calls).toEqual(Array(times).fill([tags]));
  }
  expect(vi.getTimerCount()).toBe(0);
});

test('an unreached process is notified again', async () => {
  const { purge, written } = createHarness(['process 7 of this machine']);
  await written('customerBoardUpdate', raon, true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(purge).toHaveBeenCalledTimes(3);
});

test('many uncertain writes leave one pending purge per partner, which does not keep the process alive', async () => {
  const { purge, written } = createHarness();
  const timers = vi.spyOn(globalThis, 'setTimeout');
  for (let times = 0; times < 50; times += 1) await written('customerBoardUpdate', raon, false);
  await written('customerBoardUpdate', { partnerCode: 'han' }, false);
  expect([purge.mock.calls.length, vi.getTimerCount()]).toEqual([51, 2]);
  for (const { value } of timers.mock.results) expect((value as NodeJS.Timeout).hasRef()).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(purge).toHaveBeenCalledTimes(55);
});
