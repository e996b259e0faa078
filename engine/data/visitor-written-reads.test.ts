import { afterEach, expect, test, vi } from 'vitest';
import { BackendError } from '#engine/api/backend-error.ts';
import { cacheCustom } from '#registry/cache-policy.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { han, open, request } from './source-reader-for-test.ts';

afterEach(() => void vi.useRealTimers());

/** Advances the clock without waiting. */
function later(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  vi.advanceTimersByTime(milliseconds);
}

const byVisitors = {
  ...request,
  source: { ...request.source, cache: cacheCustom({ maxAge: 60, isVisitorWritten: true }) },
};

test.each(['site:han', 'source:numbers', 'source:numbers@han'])(
  'visitor-written content is not served after a purge of %s while the backend fails, and is once it answers',
  async (tag) => {
    const { reader, client } = open();
    const ask = () => reader.read(han, byVisitors);
    expect(await ask()).toEqual({ row: 1 });
    reader.purge([tag]);
    client
      .mockRejectedValueOnce(new BackendError(500, 'away'))
      .mockRejectedValueOnce(new BackendError(500, 'away'));
    await expect(ask()).rejects.toMatchObject({ status: 500 });
    expect(reader.peek(han, byVisitors)).toBeUndefined();
    await expect(ask()).rejects.toMatchObject({ status: 500 });
    expect(await ask()).toEqual({ row: 4 });
  },
);

test('visitor-written content is not served after a purge while the backend hangs', async () => {
  const { reader, client } = open();
  await reader.read(han, byVisitors);
  reader.purge(['source:numbers@han']);
  vi.useFakeTimers();
  const late = Promise.withResolvers<unknown>();
  client.mockImplementation(() => late.promise);
  const settled = vi.fn();
  const reading = reader.read(han, byVisitors).finally(settled);
  const refused = expect(reading).rejects.toMatchObject({ status: 504 });
  // Other reads wait two seconds for an answer after a purge, and then get the one from before.
  await vi.advanceTimersByTimeAsync(60_000);
  expect(settled).not.toHaveBeenCalled();
  late.reject(new BackendError(504, 'late'));
  await refused;
});

test('visitor-written content does not reappear through a read that was in flight during the purge and fails', async () => {
  const { reader, client } = open();
  const ask = () => reader.read(han, byVisitors);
  await ask();
  later(2 * 60_000);
  const underWay = Promise.withResolvers<unknown>();
  client.mockImplementationOnce(() => underWay.promise);
  expect(await ask()).toEqual({ row: 1 });
  await vi.waitFor(() => expect(client).toHaveBeenCalledTimes(2), waitTimeoutMs);
  reader.purge(['source:numbers@han']);
  client.mockRejectedValue(new BackendError(500, 'away'));
  const after = Promise.allSettled([ask(), ask()]);
  underWay.reject(new BackendError(500, 'away'));
  for (const { status } of await after) expect(status).toBe('rejected');
  await expect(ask()).rejects.toBeInstanceOf(BackendError);
});

test('visitor-written content is served while the backend is unavailable, unless it was purged', async () => {
  const { reader, client } = open();
  await reader.read(han, byVisitors);
  client.mockRejectedValue(new BackendError(500, 'away'));
  reader.purge(['source:numbers@sol']);
  later(3 * 3_600_000);
  expect(await reader.read(han, byVisitors)).toEqual({ row: 1 });
});
