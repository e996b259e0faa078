import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWrittenPurge } from './purge-written.ts';

const raon = { partnerCode: 'raon' };
const tags = ['source:customer-boards@raon', 'source:customer-board@raon'];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function lab(unreached: string[] = []) {
  const purge = vi.fn(async (_: readonly string[]) => ({ purged: 1, unreached }));
  return { purge, written: createWrittenPurge(purge) };
}

test('a write that is done purges the articles of its partner once, another call purges nothing', async () => {
  const { purge, written } = lab();
  await written('customerBoardDelete', raon, true);
  await written('inquiryCreate', raon, true);
  await written('customerBoardPrivate', raon, false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(purge.mock.calls).toEqual([[tags]]);
});

test('a write of which nobody knows whether it is done purges at once, and again within seconds', async () => {
  const { purge, written } = lab();
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

test('where another process was not reached it is told again', async () => {
  const { purge, written } = lab(['process 7 of this machine']);
  await written('customerBoardUpdate', raon, true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(purge).toHaveBeenCalledTimes(3);
});

test('of many writes that are not certain one purge is waiting per partner, and the process may end meanwhile', async () => {
  const { purge, written } = lab();
  const timers = vi.spyOn(globalThis, 'setTimeout');
  for (let times = 0; times < 50; times += 1) await written('customerBoardUpdate', raon, false);
  await written('customerBoardUpdate', { partnerCode: 'han' }, false);
  expect([purge.mock.calls.length, vi.getTimerCount()]).toEqual([51, 2]);
  for (const { value } of timers.mock.results) expect((value as NodeJS.Timeout).hasRef()).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(purge).toHaveBeenCalledTimes(55);
});
