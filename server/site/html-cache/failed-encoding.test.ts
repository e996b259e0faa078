import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { encode } from './encoding.ts';
import { sendEntry } from './send-entry.ts';
import { answer, createCacheHarness } from './testing/cache-harness.ts';

vi.mock(import('./encoding.ts'), async (original) => {
  const own = await original();
  return { ...own, encode: vi.fn(own.encode), decode: vi.fn(own.decode) };
});
const { decode } = await import('./encoding.ts');

/** A server with one cached page, a function to read it, and the reported errors. */
async function start() {
  const { cache, errors } = createCacheHarness();
  const entry = await cache.answer('k', async () => answer('page'));
  const server = createServer((request, response) => sendEntry(cache, entry, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const read = async (encoding: string) => {
    const response = await fetch(url, { headers: { 'accept-encoding': encoding } });
    return [response.status, response.headers.get('content-encoding'), await response.text()];
  };
  return { cache, errors, read };
}

test('a page that cannot be compressed is sent uncompressed, and the error is reported', async () => {
  const { cache, errors, read } = await start();
  vi.mocked(encode).mockRejectedValueOnce(new Error('no memory'));
  expect(await read('br')).toEqual([200, null, 'page']);
  expect(errors).toEqual([expect.objectContaining({ message: 'no memory' })]);
  expect(await read('br')).toEqual([200, 'br', 'page']);
  expect(cache.stats().entries).toBe(1);
});

test('a page that cannot be decompressed is rendered again for the next visitor', async () => {
  const { cache, errors, read } = await start();
  await read('br');
  vi.mocked(decode).mockRejectedValueOnce(new Error('no memory'));
  expect((await read('identity'))[0]).toBe(503);
  expect(errors).toHaveLength(1);
  expect(cache.stats().entries).toBe(0);
});
