import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { sendEntry } from './send-entry.ts';
import { answer, createCacheHarness } from './testing/cache-harness.ts';

/** A server with one page, stored only as brotli, as it is after browsers' requests. */
async function start() {
  const { cache } = createCacheHarness();
  const entry = await cache.answer('k', async () => answer('page'.repeat(500)));
  const server = createServer((request, response) => sendEntry(cache, entry, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await fetch(url, { headers: { 'accept-encoding': 'br' } });
  const ask = (method: string, encoding: string, more = {}) =>
    fetch(url, { method, headers: { 'accept-encoding': encoding, ...more } });
  return { entry, ask, bytes: () => cache.stats().bytes };
}

test.each([
  ['HEAD', {}, 200],
  ['GET', { 'if-none-match': '*' }, 304],
])('%s with %j decompresses no page and stores none uncompressed', async (method, headers, status) => {
  const { entry, ask, bytes } = await start();
  const before = bytes();
  for (const encoding of ['identity', 'gzip'])
    expect((await ask(method, encoding, headers)).status).toBe(status);
  expect([Object.keys(entry.variants), bytes()]).toEqual([['br'], before]);
});

test('a HEAD response has the headers of a GET, with the length if it is known', async () => {
  const { ask } = await start();
  const [get, head] = [await ask('GET', 'br'), await ask('HEAD', 'br')];
  const of = ({ headers }: Response) =>
    ['etag', 'cache-control', 'vary', 'content-encoding', 'content-length'].map((name) => headers.get(name));
  expect(of(head)).toEqual(of(get));
  expect(await head.text()).toBe('');
  expect((await ask('HEAD', 'identity')).headers.get('content-length')).toBeNull();
});

test('a page with an invalid header is never cached, and its visitor gets an error', async () => {
  const { cache } = createCacheHarness();
  const make = async () => answer('page', { tags: ['site:봄날'] });
  await expect(cache.answer('k', make)).rejects.toThrow('Invalid character in header content ["cache-tag"]');
  expect(cache.stats().entries).toBe(0);
});
