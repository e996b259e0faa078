import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackendError } from './backend-error.ts';
import { withCircuitBreaker } from './circuit-breaker.ts';

const request = { path: '/x', origin: 'https://raon.example' };
const of = (partner: string) => ({ ...request, origin: `https://${partner}.example` });
const noAnswer = () => new BackendError(500, 'too late', undefined, { cause: new TypeError('fetch failed') });
/** What becomes of a call: its answer, or the status it failed with. */
const outcome = (call: Promise<unknown>) => call.catch(({ status }: BackendError) => status);
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

test.each([
  ['one partner', ['raon']],
  ['all', ['raon', 'sol']],
])('an answer that refuses ends a row of failures for %s', async (_, partners) => {
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

test('that a partner’s own calls are held back is no sign that the backend is there again', async () => {
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
  // The backend is tried again, by the partner whose own calls would be held back for two more seconds.
  vi.advanceTimersByTime(1_001);
  await outcome(guarded(of('raon')));
  client.mockClear();
  for (let partner = 0; partner < 7; partner += 1)
    expect(await outcome(guarded(of(`p${partner}`)))).toBe(503);
  expect(client).not.toHaveBeenCalled();
});

test('that the calls of all are held back is no sign that a partner’s own succeed again', async () => {
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
])('while one call tries the backend for %s the others do not wait for it', async (_, partners) => {
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

test('calls that were given up before they were asked say nothing of the backend', async () => {
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
