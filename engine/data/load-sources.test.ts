import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { BackendError } from '#engine/api/backend-error.ts';
import { cacheCustom, cacheShort } from '#registry/cache-policy.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { loadSources } from './load-sources.ts';
import { createSourceReader } from './source-reader.ts';
import type { SourceRequest } from './source-request.ts';

const tenantRef = { partnerCode: 'raon', origin: 'https://raon.example' };
const source = {
  name: 'numbers',
  path: '/n/{id}',
  params: z.object({ id: z.number() }),
  response: z.object({ n: z.number() }),
  cache: cacheShort,
};
const request = (id: number, deferred = false): SourceRequest => ({
  key: `numbers?${id}`,
  source,
  params: { id },
  deferred,
});
const sanitize = (html: string) => html;

afterEach(() => void vi.useRealTimers());

/** A source whose answers are stale at once, when `later` was called. */
const brief = { ...request(1), source: { ...source, cache: cacheCustom({ maxAge: 0.01 }) } };
/** Advances the clock without waiting. */
function later(): void {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  vi.advanceTimersByTime(30);
}

test('equal requests are read once and never shared between partners', async () => {
  const client = vi.fn(async ({ params, origin }) => ({
    n: params.id * (origin === tenantRef.origin ? 1 : 100),
  }));
  const reader = createSourceReader({ client, sanitize });
  const outcomes = await loadSources([request(1), request(1), request(2)], {
    reader,
    tenantRef,
    deadline: 500,
  });
  expect(outcomes.get('numbers?1')).toEqual({ ok: true, value: { n: 1 } });
  expect(client).toHaveBeenCalledTimes(2);
  const other = await loadSources([request(1)], {
    reader,
    tenantRef: { partnerCode: 'haru', origin: 'https://haru.example' },
    deadline: 500,
  });
  expect(other.get('numbers?1')).toEqual({ ok: true, value: { n: 100 } });
});

test('one failing or late source does not affect the others, and all share one deadline', async () => {
  const client = vi.fn(async ({ params }) => {
    if (params.id === 1) throw new BackendError(500, 'down');
    if (params.id === 2) await new Promise(() => {});
    return { n: params.id };
  });
  const reader = createSourceReader({ client, sanitize });
  // Fake timers: a machine that is busy for longer than the deadline must not fail the test.
  vi.useFakeTimers();
  const loading = loadSources([request(1), request(2), request(3)], { reader, tenantRef, deadline: 60 });
  await vi.advanceTimersByTimeAsync(60);
  vi.useRealTimers();
  const outcomes = await loading;
  expect(outcomes.get('numbers?1')).toMatchObject({ ok: false, status: 500 });
  expect(outcomes.get('numbers?2')).toMatchObject({ ok: false, status: 504 });
  expect(outcomes.get('numbers?3')).toEqual({ ok: true, value: { n: 3 } });
});

test('a deferred source never delays the page unless it is waited for', async () => {
  const answer = Promise.withResolvers<{ n: number }>();
  const reader = createSourceReader({ client: () => answer.promise, sanitize });
  const first = await loadSources([request(7, true)], { reader, tenantRef, deadline: 500 });
  expect(first.get('numbers?7')).toMatchObject({ ok: false, pending: true });
  answer.resolve({ n: 7 });
  const second = await loadSources([request(7, true)], {
    reader,
    tenantRef,
    deadline: 500,
    waitForDeferred: true,
  });
  expect(second.get('numbers?7')).toEqual({ ok: true, value: { n: 7 } });
});

test('an invalid response is refused and reported once', async () => {
  const onInvalid = vi.fn();
  const reader = createSourceReader({ client: async () => ({ n: 'seven' }), sanitize, onInvalid });
  const outcomes = await loadSources([request(1)], { reader, tenantRef, deadline: 500 });
  expect(outcomes.get('numbers?1')).toMatchObject({ ok: false, status: 502 });
  expect(onInvalid).toHaveBeenCalledOnce();
});

test('the last good value is served while the backend fails, but not after a 404', async () => {
  let answer: () => unknown = () => ({ n: 1 });
  const reader = createSourceReader({ client: async () => answer(), sanitize });
  expect(await reader.read(tenantRef, brief)).toEqual({ n: 1 });
  answer = () => {
    throw new BackendError(500, 'down');
  };
  later();
  expect(await reader.read(tenantRef, brief)).toEqual({ n: 1 });
  const fresh = createSourceReader({ client: async () => answer(), sanitize });
  answer = () => {
    throw new BackendError(404, 'gone');
  };
  await expect(fresh.read(tenantRef, brief)).rejects.toMatchObject({ status: 404 });
});

test('concurrent reads of a hanging backend fail together', async () => {
  let giveUp = (_: BackendError) => {};
  const client = vi.fn(() => new Promise((_, reject) => (giveUp = reject)));
  const reader = createSourceReader({ client, sanitize });
  const reading = Promise.allSettled(Array.from({ length: 20 }, () => reader.read(tenantRef, request(1))));
  await vi.waitFor(() => expect(client).toHaveBeenCalled(), waitTimeoutMs);
  giveUp(new BackendError(500, 'down'));
  expect((await reading).every(({ status }) => status === 'rejected')).toBe(true);
  expect(client).toHaveBeenCalledOnce();
});

test('the last good value is served when the backend sends an invalid response', async () => {
  let answer: unknown = { n: 1 };
  const reader = createSourceReader({ client: async () => answer, sanitize });
  expect(await reader.read(tenantRef, brief)).toEqual({ n: 1 });
  answer = '<html>gateway</html>';
  later();
  expect(await reader.read(tenantRef, brief)).toEqual({ n: 1 });
});

test('no more answers are cached than there is room for', async () => {
  const client = vi.fn(async ({ params }) => ({ n: params.id }));
  const reader = createSourceReader({ client, sanitize, maxBytes: 10 * 530 });
  for (let id = 1; id <= 50; id += 1) await reader.read(tenantRef, request(id));
  await reader.read(tenantRef, request(50));
  expect(client).toHaveBeenCalledTimes(50);
  await reader.read(tenantRef, request(1));
  expect(client).toHaveBeenCalledTimes(51);
});
