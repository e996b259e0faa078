import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { BackendError } from '#engine/api/backend-error.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { type AnswerMeta, createSourceReader } from './source-reader.ts';
import { han, open, request } from './source-reader-for-test.ts';

afterEach(() => void vi.useRealTimers());

/** Advances the clock without waiting. */
function later(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] });
  vi.advanceTimersByTime(milliseconds);
}

/** A visitor or a renewal waits no longer than this: pages have 2.5 s (server/site/pages/page-answers.ts). */
const longestWaitMs = 2_400;

/** The outcome of a read from a backend that may hang. */
async function inTime<Value>(reading: Promise<Value>): Promise<Value | 'late'> {
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, longestWaitMs, 'late'));
  await vi.advanceTimersByTimeAsync(longestWaitMs);
  return Promise.race([reading, late]);
}

test('an answer is cached, and the first read after a purge is fresh', async () => {
  const { read, reader } = open();
  expect(await read()).toEqual({ row: 1 });
  expect(await read()).toEqual({ row: 1 });
  reader.purge(['source:others']);
  expect(await read()).toEqual({ row: 1 });
  reader.purge(['source:numbers']);
  expect(await read()).toEqual({ row: 2 });
  expect(await read()).toEqual({ row: 2 });
});

test('a read that was in flight during a purge is repeated', async () => {
  const { read, reader, client } = open();
  let answer: (value: unknown) => void = () => {};
  client.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const before = read();
  await vi.waitFor(() => expect(client).toHaveBeenCalled(), waitTimeoutMs);
  reader.purge(['source:numbers']);
  const after = read();
  answer({ row: 100 });
  await before;
  expect(await after).toEqual({ row: 2 });
});

test.each(['no JSON', '{"row":"seven"}', ''])(
  'the backend is asked when the shared answer is %j',
  async (text) => {
    const { read, client } = open({
      answer: async () => ({ text, freshFor: 60_000 }),
      purge: async () => true,
    });
    expect([await read(), await read()]).toEqual([{ row: 1 }, { row: 1 }]);
    expect(client).toHaveBeenCalledTimes(1);
  },
);

test('a slightly stale answer is served while it is refreshed, one that is hours old waits for the new one', async () => {
  const { read } = open();
  expect(await read()).toEqual({ row: 1 });
  later(2 * 60_000);
  expect(await read()).toEqual({ row: 1 });
  await vi.waitFor(async () => expect(await read()).toEqual({ row: 2 }), waitTimeoutMs);
  later(3 * 3_600_000);
  expect(await read()).toEqual({ row: 3 });
});

test('an answer that is about to become stale is refreshed in the background', async () => {
  const { read, reader, client } = open();
  await read();
  later(40_000);
  expect(reader.peek(han, request)?.value).toEqual({ row: 1 });
  expect(client).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(reader.peek(han, request)?.value).toEqual({ row: 1 });
  await vi.waitFor(() => expect(reader.peek(han, request)?.value).toEqual({ row: 2 }), waitTimeoutMs);
  expect(client).toHaveBeenCalledTimes(2);
  // It is as fresh as an answer that was waited for.
  vi.advanceTimersByTime(40_000);
  expect(reader.peek(han, request, true)?.value).toEqual({ row: 2 });
});

test.each([50_000, 2 * 60_000])(
  'a renewal waits for a new answer when the cached one is %s ms old',
  async (age) => {
    const { read, reader } = open();
    await read();
    later(age);
    const onAnswer = vi.fn();
    expect(reader.peek(han, request, true)).toBeUndefined();
    expect(await reader.read(han, request, { isRenewal: true, onAnswer })).toEqual({ row: 2 });
    const [about] = onAnswer.mock.calls[0] ?? [];
    expect(about.freshUntil - Date.now()).toBeGreaterThan(59_000);
  },
);

test.each([
  ['fails', () => Promise.reject(new BackendError(500, 'away'))],
  ['hangs', () => new Promise(() => {})],
])(
  'a renewal gets the stale answer when the backend %s, and tries again seconds later',
  async (_, answer) => {
    const { read, reader, client } = open();
    await read();
    client.mockImplementation(answer);
    later(2 * 60_000);
    const onAnswer = vi.fn(({ freshUntil }: AnswerMeta) => freshUntil - Date.now());
    expect(await inTime(reader.read(han, request, { isRenewal: true, onAnswer }))).toEqual({ row: 1 });
    expect(onAnswer).toHaveReturnedWith(5_000);
  },
);

test('a caller that gets a stale answer is told since when it is stale', async () => {
  const { read, reader } = open();
  await read();
  later(2 * 60_000);
  const onAnswer = vi.fn();
  expect(await reader.read(han, request, { onAnswer })).toEqual({ row: 1 });
  const [about] = onAnswer.mock.calls[0] ?? [];
  expect(Math.round((about.freshUntil - Date.now()) / 1000)).toBe(-60);
});

test('of two reads shortly after a purge, neither gets a stale answer', async () => {
  const { read, reader, client } = open();
  const answer = async () => {
    const row = client.mock.calls.length;
    await nextTurn();
    return { row };
  };
  client.mockImplementation(answer);
  await read();
  for (let steps = 0; steps < 60; steps += 1) {
    const before = client.mock.calls.length;
    reader.purge(['source:numbers']);
    const one = read();
    for (let step = 0; step < steps; step += 1) await undefined;
    const rows = (await Promise.all([one, read()])).map((found) => (found as { row: number }).row);
    expect(Math.min(...rows), `${steps} steps apart`).toBeGreaterThan(before);
  }
});

test.each([404, 410])('a %s is cached only briefly', async (status) => {
  const { read, client } = open();
  client.mockRejectedValueOnce(new BackendError(status, 'none'));
  await expect(read()).rejects.toMatchObject({ status });
  later(10_000);
  expect(await read()).toEqual({ row: 2 });
});

test.each([
  ['fails', () => Promise.reject(new BackendError(500, 'away'))],
  ['hangs', () => new Promise(() => {})],
])('an answer that is hours old is served when the backend %s', async (_, answer) => {
  const { read, client } = open();
  await read();
  client.mockImplementation(answer);
  later(3 * 3_600_000);
  expect(await inTime(read())).toEqual({ row: 1 });
});

test('the last good answer is served when the backend fails after a purge', async () => {
  const { read, reader, client } = open();
  await read();
  reader.purge(['site:han']);
  client.mockRejectedValue(new BackendError(500, 'away'));
  expect(await read()).toEqual({ row: 1 });
});

test.each([
  ['fails', () => Promise.reject(new BackendError(500, 'away'))],
  ['hangs', () => new Promise(() => {})],
])('when the backend %s after a purge, the caller is told that the answer is stale', async (_, answer) => {
  const { read, reader, client } = open();
  const onAnswer = vi.fn();
  const ask = () => reader.read(han, request, { onAnswer });
  await read();
  reader.purge(['site:han']);
  client.mockImplementation(answer);
  later(0);
  expect(await inTime(ask())).toEqual({ row: 1 });
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ isOutdated: true }));
});

test('an unchanged answer is the same object as before', async () => {
  const { reader, client } = open();
  let row = 7;
  client.mockImplementation(async () => ({ row }));
  const renewed = () => {
    later(2 * 60_000);
    return reader.read(han, request, { isRenewal: true });
  };
  const first = await reader.read(han, request);
  expect(await renewed()).toBe(first);
  expect(await renewed()).toBe(first);
  expect(client).toHaveBeenCalledTimes(3);
  row = 8;
  expect(await renewed()).toEqual({ row: 8 });
});

test('an unchanged answer is not validated again', async () => {
  const client = vi.fn(async (): Promise<unknown> => ({ row: 1 }));
  const sanitize = vi.fn((html: string) => html);
  const reader = createSourceReader({ client, sanitize });
  const parse = vi.spyOn(request.source.response, 'safeParse');
  const first = await reader.read(han, request);
  reader.purge(['source:numbers']);
  expect(await reader.read(han, request)).toBe(first);
  expect(client).toHaveBeenCalledTimes(2);
  expect(parse).toHaveBeenCalledOnce();
  parse.mockRestore();
  client.mockResolvedValue({ row: 2 });
  reader.purge(['source:numbers']);
  expect(await reader.read(han, request)).toEqual({ row: 2 });
});

test.each(['source:numbers@sol', 'site:sol'])('a purge of %s does not affect other partners', async (tag) => {
  const { read, reader, client } = open();
  await read();
  const sol = { partnerCode: 'sol', origin: 'https://sol.example' };
  await reader.read(sol, request);
  reader.purge([tag]);
  // Cached answers need no await.
  expect([reader.peek(han, request)?.value, reader.peek(sol, request)]).toEqual([{ row: 1 }, undefined]);
  expect(await read()).toEqual({ row: 1 });
  expect(await reader.read(sol, request)).toEqual({ row: 3 });
  expect(client).toHaveBeenCalledTimes(3);
});
