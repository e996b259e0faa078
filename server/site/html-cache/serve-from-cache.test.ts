import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createRequestOrigin } from '#server/site/requests/request-origin.ts';
import type { Answer } from './entry.ts';
import { pageEntryKey, serveFromCache } from './serve-from-cache.ts';
import { answer, createCacheHarness } from './testing/cache-harness.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** A server that answers only from a cache, and with 418 on a miss. Its pages are `age` seconds old. */
async function serve(pages: Record<string, Answer>, age = 0, isCurrent = () => true) {
  const { cache, clock } = createCacheHarness();
  clock.now = Date.now() - age * 1000;
  for (const [address, page] of Object.entries(pages))
    await cache.answer(pageEntryKey('http://raon.example', address), async () => page);
  const listener = serveFromCache(cache, createRequestOrigin([]), isCurrent, (_, response) =>
    response.writeHead(418).end(),
  );
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return async (path: string, headers: Record<string, string> = {}) => {
    const response = await new Promise<IncomingMessage>((resolve, reject) =>
      get(
        { host: '127.0.0.1', port, path, headers: { host: 'raon.example', ...headers }, agent: false },
        resolve,
      ).on('error', reject),
    );
    response.resume();
    return { status: response.statusCode, age: response.headers.age };
  };
}

test('a cached page is served only under its own host and address, not under other splits of the two', async () => {
  const ask = await serve({ '/cscenter/faq': answer('faq') });
  expect((await ask('/cscenter/faq')).status).toBe(200);
  for (const host of ['raon.example/cscenter', 'raon.example /cscenter', 'other.example'])
    expect((await ask('/faq', { host })).status).toBe(418);
});

test('a page that may be from before a publication is not served ahead of the framework', async () => {
  const ask = await serve({ '/': answer('home') }, 0, () => false);
  expect((await ask('/')).status).toBe(418);
});

test('a known page is not sent again, but a 404 is', async () => {
  const ask = await serve({ '/': answer('home'), '/nowhere': answer('none', { status: 404 }) });
  const known = { 'if-none-match': '*' };
  expect((await ask('/', known)).status).toBe(304);
  expect((await ask('/nowhere', known)).status).toBe(404);
});

test('a visitor from a campaign gets the shared page, and no page for another query', async () => {
  const ask = await serve({ '/': answer('home'), '/products?page=2': answer('second') });
  for (const path of [
    '/?utm_source=naver&n_media=1',
    '/products?gclid=x&page=2',
    '/products?page=2&fbclid=x',
  ])
    expect((await ask(path)).status, path).toBe(200);
  for (const path of [
    '/?utm_source=x&page=2',
    '/products?gclid=x',
    '/?y=1',
    `/?utm_source=${'x'.repeat(4_096)}`,
  ])
    expect((await ask(path)).status, path.slice(0, 40)).toBe(418);
});

test('a page reports its age to upstream caches, even with a 304', async () => {
  const young = await serve({ '/': answer('home') });
  expect(await young('/')).toEqual({ status: 200, age: undefined });
  const old = await serve({ '/': answer('home') }, 42.5);
  expect(await old('/')).toEqual({ status: 200, age: '42' });
  expect(await old('/', { 'if-none-match': '*' })).toEqual({ status: 304, age: '42' });
});
