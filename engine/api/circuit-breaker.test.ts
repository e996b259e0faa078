import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackendError } from './backend-error.ts';
import { withCircuitBreaker } from './circuit-breaker.ts';

const request = { path: '/x', origin: 'https://raon.example' };
const of = (partner: string) => ({ ...request, origin: `https://${partner}.example` });
const noAnswer = () => new BackendError(500, 'too late', undefined, { cause: new TypeError('fetch failed') });
/** The result of a call, or the status it failed with. */
const outcome = (call: Promise<unknown>) => call.catch(({ status }: BackendError) => status);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a backend that keeps failing is not called for a while, then tried again', async () => {
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

test('a 4xx response does not count as a failure', async () => {
  const client = vi.fn(async () => {
    throw new BackendError(404, 'none');
  });
  const guarded = withCircuitBreaker(client);
  for (let call = 0; call < 20; call += 1)
    await expect(guarded(request)).rejects.toMatchObject({ status: 404 });
  expect(client).toHaveBeenCalledTimes(20);
});

test('the failing calls of one partner do not block the others', async () => {
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

test('a backend that does not respond is not called for any partner', async () => {
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

test('simultaneous timeouts of one partner do not block the others', async () => {
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
  // Only its own calls are blocked.
  await expect(guarded(request)).rejects.toMatchObject({ code: 'BACKEND_AWAY' });
});

test.each([
  ['one partner', ['raon']],
  ['all', ['raon', 'sol']],
])('a 4xx response resets the failure count of %s', async (_, partners) => {
  const client = vi.fn(async () => Promise.reject(noAnswer()));
  const guarded = withCircuitBreaker(client);
  const fail = async (times: number) => {
    for (let call = 0; call < times; call += 1)
      await outcome(guarded(of(partners[call % partners.length] as string)));
  };
  await fail(7);
  client.mockRejectedValueOnce(new BackendError(404, 'none'));
  expect(await outcome(guarded(request))).toBe(404);
  await fail(7);
  expect(client).toHaveBeenCalledTimes(15);
});

test('blocked calls of one partner do not close the shared breaker', async () => {
  const giveUp: (() => void)[] = [];
  const client = vi.fn(async (): Promise<unknown> => Promise.reject(noAnswer()));
  const guarded = withCircuitBreaker(client);
  client.mockImplementation(() => new Promise((_, reject) => giveUp.push(() => reject(noAnswer()))));
  const late = Array.from({ length: 8 }, () => outcome(guarded(of('raon'))));
  client.mockImplementation(async () => Promise.reject(noAnswer()));
  for (let call = 0; call < 8; call += 1) await outcome(guarded(of(call % 2 ? 'raon' : 'sol')));
  vi.advanceTimersByTime(2_000);
  for (const reject of giveUp) reject();
  expect(new Set(await Promise.all(late))).toEqual(new Set([500]));
  // The backend is tried again, by the partner whose own calls would be blocked for two more seconds.
  vi.advanceTimersByTime(1_001);
  await outcome(guarded(of('raon')));
  client.mockClear();
  for (let partner = 0; partner < 7; partner += 1)
    expect(await outcome(guarded(of(`p${partner}`)))).toBe(503);
  expect(client).not.toHaveBeenCalled();
});

test('calls blocked by the shared breaker do not close a partner’s own', async () => {
  const client = vi.fn(async ({ origin }: { origin: string }): Promise<unknown> => {
    if (origin === request.origin) throw new BackendError(500, 'its data is broken');
    return 'fine';
  });
  const guarded = withCircuitBreaker(client);
  for (let call = 0; call < 8; call += 1) await outcome(guarded(request));
  vi.advanceTimersByTime(1_000);
  for (let call = 0; call < 8; call += 1) {
    client.mockRejectedValueOnce(noAnswer());
    await outcome(guarded(of(call % 2 ? 'sol' : 'han')));
  }
  vi.advanceTimersByTime(2_001);
  expect(await outcome(guarded(request))).toBe(503);
  vi.advanceTimersByTime(1_000);
  expect(await guarded(of('sol'))).toBe('fine');
  expect([await outcome(guarded(request)), await outcome(guarded(request))]).toEqual([500, 503]);
});

test.each([
  ['one partner', ['raon']],
  ['all', ['raon', 'sol']],
])('while one call probes the backend for %s the others fail at once', async (_, partners) => {
  const client = vi.fn(async (): Promise<unknown> => Promise.reject(noAnswer()));
  const guarded = withCircuitBreaker(client);
  for (let call = 0; call < 8; call += 1)
    await outcome(guarded(of(partners[call % partners.length] as string)));
  vi.advanceTimersByTime(3_001);
  let answer = (_: unknown) => {};
  client.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const trying = guarded(request);
  const heldBack = vi.fn();
  for (const partner of partners) guarded(of(partner)).catch(({ code }) => heldBack(code));
  await vi.advanceTimersByTimeAsync(1);
  expect(heldBack.mock.calls).toEqual(partners.map(() => ['BACKEND_AWAY']));
  answer('back');
  expect(await trying).toBe('back');
  client.mockResolvedValueOnce('still');
  expect(await guarded(request)).toBe('still');
});

test('calls aborted before they are sent do not count', async () => {
  const client = vi.fn(async ({ signal }: { signal?: AbortSignal }): Promise<unknown> => {
    if (signal?.aborted) throw noAnswer();
    return 'fine';
  });
  const guarded = withCircuitBreaker(client);
  for (let call = 0; call < 20; call += 1)
    expect(await outcome(guarded({ ...of(call % 2 ? 'raon' : 'sol'), signal: AbortSignal.abort() }))).toBe(
      500,
    );
  expect(await guarded(request)).toBe('fine');
});
