import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { cacheVisitorWritten } from '#registry/cache-policy.ts';
import { bytesOf, joined } from './body.ts';
import { answer, createCacheHarness, missing, start } from './testing/cache-harness.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a fresh answer is rendered once for concurrent and later requests', async () => {
  const { read, make } = createCacheHarness();
  expect(await Promise.all([read(), read(), read()])).toEqual(['page 1', 'page 1', 'page 1']);
  expect(await read()).toBe('page 1');
  expect(make).toHaveBeenCalledTimes(1);
});

test('a stale answer is served immediately while a new one is rendered once in the background', async () => {
  const { read, make, clock } = createCacheHarness();
  await read();
  clock.now += 61_000;
  expect(await Promise.all([read(), read()])).toEqual(['page 1', 'page 1']);
  await settled();
  expect(make).toHaveBeenCalledTimes(2);
  expect(await read()).toBe('page 2');
});

test('of many stale answers two are renewed at a time, the others on their next request', async () => {
  const { read, make, clock } = createCacheHarness();
  const keys = ['a', 'b', 'c', 'd'];
  for (const key of keys) await read(key);
  clock.now += 61_000;
  expect(await Promise.all(keys.map(read))).toEqual(['page 1', 'page 2', 'page 3', 'page 4']);
  await settled();
  expect(make).toHaveBeenCalledTimes(6);
  expect(await Promise.all(keys.map(read))).toEqual(['page 5', 'page 6', 'page 3', 'page 4']);
  await settled();
  expect(await read('d')).toBe('page 8');
});

test('a very old answer is renewed before it is sent', async () => {
  const { read, clock } = createCacheHarness();
  await read();
  clock.now += 60_000 + 5 * 60_000 + 1;
  expect(await read()).toBe('page 2');
});

test('an expired answer is not served, not even while a new one is rendered', async () => {
  const { read, clock, make } = createCacheHarness();
  make.mockResolvedValueOnce(answer('runs', { validUntil: new Date(start + 10_000).toISOString() }));
  expect(await read()).toBe('runs');
  clock.now += 10_000;
  expect(await read()).toBe('page 1');
});

test('if rendering fails, the last good answer is served and the error is reported', async () => {
  const { read, clock, make, errors } = createCacheHarness();
  await read();
  make.mockRejectedValue(new Error('backend away'));
  clock.now += 3_600_000;
  expect(await read()).toBe('page 1');
  expect(errors).toHaveLength(1);
  clock.now += 4_000;
  expect(await read()).toBe('page 1');
  expect(make).toHaveBeenCalledTimes(2);
  clock.now += 30 * 24 * 3_600_000;
  expect(await read()).toBe('page 1');
  make.mockResolvedValueOnce(answer('no such page', { ...missing, status: 404 }));
  clock.now += 5_000;
  expect(await read()).toBe('no such page');
  clock.now += 5_000;
  await expect(read()).rejects.toThrow('backend away');
});

test('a partial answer is sent but not cached, and does not replace a complete one', async () => {
  const { read, clock, make, cache } = createCacheHarness();
  make.mockResolvedValueOnce(answer('part', { isPartial: true }));
  expect(await read()).toBe('part');
  expect(cache.stats().entries).toBe(0);
  expect(await read()).toBe('page 1');
  clock.now += 61_000;
  make.mockResolvedValueOnce(answer('part', { isPartial: true }));
  await read();
  await settled();
  expect(await read()).toBe('page 1');
});

test('an expired answer is not served again if its renewal is partial, except if rendering fails', async () => {
  const { read, clock, make } = createCacheHarness();
  make.mockResolvedValueOnce(answer('runs', { validUntil: new Date(start + 10_000).toISOString() }));
  await read();
  clock.now += 10_000;
  make.mockResolvedValueOnce(answer('ended, part 1', { isPartial: true }));
  expect(await read()).toBe('ended, part 1');
  make.mockResolvedValueOnce(answer('ended, part 2', { isPartial: true }));
  expect(await read()).toBe('ended, part 2');
  make.mockRejectedValueOnce(new Error('backend away'));
  expect(await read()).toBe('runs');
  clock.now += 5_000;
  expect(await read()).toBe('page 1');
});

test('an invented address is cached only for seconds', async () => {
  const { cache, read, clock, make } = createCacheHarness();
  make.mockResolvedValueOnce(answer('no such page', { ...missing, status: 404 }));
  expect(await read()).toBe('no such page');
  expect(cache.get('k')?.staleUntil).toBe(start + 5_000);
  expect(cache.get('k')?.head.join()).toContain('s-maxage=5, stale-while-revalidate=0');
  expect(await read()).toBe('no such page');
  clock.now += 5_000;
  expect(await read()).toBe('page 1');
});

test('an answer is compressed once, and its size is counted', async () => {
  const { cache, make } = createCacheHarness();
  const entry = await cache.answer('k', make);
  const before = cache.stats().bytes;
  const [one, two] = await Promise.all([cache.variant(entry, 'br'), cache.variant(entry, 'br')]);
  expect(one).toBe(two);
  expect(brotliDecompressSync(joined(one.body)).toString()).toBe('page 1');
  expect(cache.stats().bytes).toBe(before + bytesOf(one.body) - 'page 1'.length);
  expect(one.head).toContain('content-encoding');
});

test('a page that only browsers request is stored compressed only, and still served to clients without an encoding', async () => {
  const { cache, make } = createCacheHarness();
  const entry = await cache.answer('k', make);
  await cache.variant(entry, 'br');
  expect(Object.keys(entry.variants)).toEqual(['br']);
  expect(gunzipSync(joined((await cache.variant(entry, 'gzip')).body)).toString()).toBe('page 1');
  expect((await cache.variant(entry, 'identity')).body.toString()).toBe('page 1');
  // Once a client takes it uncompressed, that variant is stored too.
  expect(Object.keys(entry.variants).sort()).toEqual(['br', 'gzip', 'identity']);
  const plain = await cache.answer('plain', make);
  await cache.variant(plain, 'identity');
  await cache.variant(plain, 'br');
  expect(Object.keys(plain.variants).sort()).toEqual(['br', 'identity']);
  const bodies = [entry, plain].flatMap(({ variants }) =>
    Object.values(variants).map(({ body }) => bytesOf(body)),
  );
  const bare = await cache.answer('bare', async () => answer(''));
  const overhead = (cache.stats().bytes - bodies.reduce((sum, bytes) => sum + bytes, 0)) / 3;
  expect([Number.isInteger(overhead), bytesOf(bare.variants.identity?.body ?? [])]).toEqual([true, 0]);
});

test('its headers suit a CDN without changes', async () => {
  const { cache, make } = createCacheHarness();
  const entry = await cache.answer('k', make);
  expect(entry.head.join('|')).toMatch(
    /\|cache-control\|public, max-age=0, s-maxage=60, stale-while-revalidate=300, stale-if-error=86400\|cache-tag\|site:a,source:notices\|etag\|W\/"[\w-]{27}"\|vary\|Accept-Encoding$/,
  );
});

test('a CDN may not serve a stale 404', async () => {
  const { cache } = createCacheHarness();
  const entry = await cache.answer('k', async () => answer('', { ...missing, status: 404 }));
  expect(entry.head.join('|')).toContain(
    '|cache-control|public, max-age=0, s-maxage=5, stale-while-revalidate=0|',
  );
});

test('nothing is cached if the limit is 0', async () => {
  const { read, cache } = createCacheHarness(0);
  expect(await read()).toBe('page 1');
  expect(await read()).toBe('page 2');
  expect(cache.stats()).toEqual({ entries: 0, bytes: 0 });
});

test('the cache stays within its byte limit, and the tag index with it', async () => {
  const { cache, read } = createCacheHarness(20_000);
  for (let index = 0; index < 50; index += 1) await read(`k${index}`);
  expect(cache.stats().bytes).toBeLessThanOrEqual(20_000);
  const { entries } = cache.stats();
  expect(entries).toBeLessThan(50);
  expect(cache.purge(['site:a'])).toBe(entries);
});

test('pages that become stale together are renewed a few at a time, and are served meanwhile', async () => {
  const { read, clock, make } = createCacheHarness();
  const keys = ['a', 'b', 'c', 'd'];
  for (const key of keys) await read(key);
  clock.now += 61_000;
  // Each page keeps the process busy for 10 ms.
  make.mockImplementation(async () => {
    clock.busy += 10;
    return answer('anew');
  });
  const ask = async () => {
    const shown = await Promise.all(keys.map(read));
    await settled();
    return shown.filter((text) => text === 'anew').length;
  };
  expect([await ask(), make.mock.calls.length]).toEqual([0, 6]);
  clock.now += 60;
  expect([await ask(), make.mock.calls.length]).toEqual([2, 6]);
  clock.now += 90;
  expect([await ask(), make.mock.calls.length]).toEqual([2, 8]);
  expect(await ask()).toBe(4);
});

test('a background renewal is marked as one, a render that a visitor waits for is not', async () => {
  const { clock, make, read } = createCacheHarness();
  await read();
  clock.now += 61_000;
  await read();
  await settled();
  expect(await read()).toBe('page 2');
  clock.now += 3_600_000;
  await read();
  expect(make.mock.calls).toEqual([[false], [true], [false]]);
});

test('a page that cannot be rendered does not count as missing until the next retry, however old it is', async () => {
  const { cache, clock, make, read } = createCacheHarness();
  await read();
  clock.now += 3_600_000;
  expect(cache.isMissing('k')).toBe(true);
  make.mockRejectedValue(new Error('backend away'));
  expect(await read()).toBe('page 1');
  clock.now += 4_000;
  expect([cache.isMissing('k'), await read(), make.mock.calls.length]).toEqual([false, 'page 1', 2]);
  clock.now += 2_000;
  expect(cache.isMissing('k')).toBe(true);
});

test('an upstream cache may not serve visitor content stale: it may be deleted by then', async () => {
  const { cache } = createCacheHarness();
  const written = answer('list', { policy: cacheVisitorWritten, freshSeconds: 3 });
  const entry = await cache.answer('k', async () => written);
  expect(entry.head.join('|')).toContain('|public, max-age=0, s-maxage=3|');
});

test('a page made from stale data is renewed behind the next visitor, and served no longer than that data', async () => {
  const { cache, clock } = createCacheHarness();
  const make = vi.fn(async () => answer('old', { freshSeconds: -200 }));
  const entry = await cache.answer('k', make);
  expect(entry.head.join('|')).toContain('|public, max-age=0, s-maxage=0, stale-while-revalidate=100, ');
  expect(entry.freshUntil).toBe(clock.now);
  expect(entry.staleUntil).toBe(clock.now + 100_000);
  expect((await cache.answer('long', async () => answer('old', { freshSeconds: -900 }))).staleUntil).toBe(
    clock.now,
  );
});
