import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackendError } from './backend-error.ts';
import { withCircuitBreaker } from './circuit-breaker.ts';

const request = { path: '/x', origin: 'https://raon.example' };
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a backend that keeps failing is left alone, and tried again after a while', async () => {
  const client = vi.fn(async (): Promise<unknown> => {
    throw new BackendError(500, 'down');
  });
  const guarded = withCircuitBreaker(client);
  for (let call = 0; call < 8; call += 1)
    await expect(guarded(request)).rejects.toMatchObject({ status: 500 });
  await expect(guarded(request)).rejects.toMatchObject({ status: 503, code: 'BACKEND_AWAY' });
  expect(client).toHaveBeenCalledTimes(8);
  vi.advanceTimersByTime(3_001);
  client.mockResolvedValueOnce('back');
  expect(await guarded(request)).toBe('back');
  client.mockResolvedValueOnce('still');
  expect(await guarded(request)).toBe('still');
});

test('an answer that refuses is no failure', async () => {
  const client = vi.fn(async () => {
    throw new BackendError(404, 'none');
  });
  const guarded = withCircuitBreaker(client);
  for (let call = 0; call < 20; call += 1)
    await expect(guarded(request)).rejects.toMatchObject({ status: 404 });
  expect(client).toHaveBeenCalledTimes(20);
});

test('one partner whose calls fail is no reason to leave the others alone', async () => {
  const client = vi.fn(async ({ origin }: { origin: string }): Promise<unknown> => {
    if (origin === request.origin) throw new BackendError(500, 'its data is broken');
    return 'fine';
  });
  const guarded = withCircuitBreaker(client);
  const other = { ...request, origin: 'https://sol.example' };
  for (let call = 0; call < 20; call += 1)
    await expect(guarded(request)).rejects.toBeInstanceOf(BackendError);
  expect(client).toHaveBeenCalledTimes(8);
  expect(await guarded(other)).toBe('fine');
});

test('a backend that gives no answer is left alone for every partner', async () => {
  const client = vi.fn(async (): Promise<unknown> => {
    throw new BackendError(500, 'no connection', undefined, { cause: new TypeError('fetch failed') });
  });
  const guarded = withCircuitBreaker(client);
  for (let partner = 0; partner < 20; partner += 1)
    await expect(guarded({ ...request, origin: `https://p${partner}.example` })).rejects.toBeInstanceOf(
      BackendError,
    );
  expect(client).toHaveBeenCalledTimes(8);
});

test('one partner whose calls all time out at once is no reason to leave the others alone', async () => {
  const client = vi.fn(async ({ origin }: { origin: string }): Promise<unknown> => {
    if (origin !== request.origin) return 'fine';
    throw new BackendError(500, 'too late', undefined, { cause: new DOMException('', 'TimeoutError') });
  });
  const guarded = withCircuitBreaker(client);
  const page = Array.from({ length: 12 }, () =>
    guarded(request).catch((error: BackendError) => error.status),
  );
  expect(new Set(await Promise.all(page))).toEqual(new Set([500]));
  expect(await guarded({ ...request, origin: 'https://sol.example' })).toBe('fine');
  // Only its own calls are held back.
  await expect(guarded(request)).rejects.toMatchObject({ code: 'BACKEND_AWAY' });
});
