// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { fetchPayload, forgetPayloads, isFetched } from './fetch-payload.ts';

const payload = { title: 'a' };
const fetcher = vi.fn(async (_url: string, _asked: RequestInit) => Response.json(payload));
beforeEach(() => {
  fetcher.mockClear();
  vi.stubGlobal('fetch', fetcher);
});
const url = (path: string) => new URL(path, 'http://raon.example');

test('a page is fetched once a minute, whatever its hash, and again when it must be fresh', async () => {
  await Promise.all([fetchPayload(url('/a?x=1')), fetchPayload(url('/a?x=1#b'))]);
  expect(fetcher).toHaveBeenCalledOnce();
  expect(fetcher).toHaveBeenCalledWith('/_maru/page?path=%2Fa%3Fx%3D1', expect.anything());
  expect([isFetched(url('/a?x=1')), isFetched(url('/a'))]).toEqual([true, false]);
  await fetchPayload(url('/a?x=1'), { fresh: true });
  expect(fetcher).toHaveBeenLastCalledWith('/_maru/page?path=%2Fa%3Fx%3D1&deferred=wait', expect.anything());
});

test('a page that does not arrive is aborted and requested again', async () => {
  const giveUp = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(giveUp.signal);
  fetcher.mockImplementationOnce(
    (_: string, { signal }: RequestInit) =>
      new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason))),
  );
  const hanging = fetchPayload(url('/slow'));
  expect(timeout).toHaveBeenCalledWith(15_000);
  giveUp.abort(new DOMException('late', 'TimeoutError'));
  await expect(hanging).rejects.toThrow('late');
  expect(await fetchPayload(url('/slow'))).toEqual({ payload, url: 'http://raon.example/slow' });
});

test('a fetch that fails late leaves a newer request alone', async () => {
  let fail = (_: Error) => {};
  fetcher.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
  const hanging = fetchPayload(url('/list'));
  forgetPayloads();
  await fetchPayload(url('/list'));
  fail(new Error('late'));
  await expect(hanging).rejects.toThrow('late');
  expect(isFetched(url('/list'))).toBe(true);
});

test('an error is not cached, and the browser loads what is not a payload', async () => {
  fetcher.mockResolvedValueOnce(new Response('<h1>503</h1>', { status: 503 }));
  await expect(fetchPayload(url('/b'))).rejects.toThrow('503 for /b');
  fetcher.mockResolvedValueOnce(new Response('<h1>421</h1>', { headers: { 'content-type': 'text/html' } }));
  await expect(fetchPayload(url('/b'))).rejects.toThrow('[navigation]');
  fetcher.mockResolvedValueOnce(Response.json({ redirect: '/c' }));
  expect(await fetchPayload(url('/b'))).toBe('full-load');
  expect(await fetchPayload(url('/d'))).toEqual({ payload, url: 'http://raon.example/d' });
});

test('a page with a failed read is requested again by its retry link', async () => {
  const failed = { ...payload, body: '<div role="status" data-read-failed><p>500</p></div>' };
  fetcher.mockResolvedValueOnce(Response.json(failed));
  expect(await fetchPayload(url('/failed'))).toMatchObject({ payload: failed });
  expect(isFetched(url('/failed'))).toBe(false);
  expect(await fetchPayload(url('/failed'))).toMatchObject({ payload });
});

test('the browser loads a page with players that the document may not frame, but completes one that it shows', async () => {
  document.body.dataset.frames = 'https://a.example';
  const framing = (origin: string) => ({ ...payload, frames: ['https://a.example', origin] });
  fetcher.mockResolvedValueOnce(Response.json(framing('https://a.example')));
  expect(await fetchPayload(url('/allowed'))).toMatchObject({ payload });
  fetcher.mockImplementation(async () => Response.json(framing('https://b.example')));
  expect(await fetchPayload(url('/video'))).toBe('full-load');
  expect(await fetchPayload(url('/video'), { fresh: true })).toMatchObject({ payload });
  fetcher.mockImplementation(async () => Response.json(payload));
});

test('the browser loads a page from another build', async () => {
  const entry = new URL(import.meta.url).pathname.replace('.test', '');
  fetcher.mockResolvedValueOnce(Response.json({ ...payload, entry }));
  expect(await fetchPayload(url('/same'))).toMatchObject({ payload });
  fetcher.mockResolvedValueOnce(Response.json({ ...payload, entry: '/assets/entries/of-tomorrow.js' }));
  expect(await fetchPayload(url('/newer'))).toBe('full-load');
});
