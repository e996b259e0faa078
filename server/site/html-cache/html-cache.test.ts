import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { bytesOf, joined } from './body.ts';
import { answer, lab, start } from './testing/lab.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a fresh answer is made once, however many ask at the same time and after', async () => {
  const { read, make } = lab();
  expect(await Promise.all([read(), read(), read()])).toEqual(['page 1', 'page 1', 'page 1']);
  expect(await read()).toBe('page 1');
  expect(make).toHaveBeenCalledTimes(1);
});

test('a stale answer is sent at once while a new one is made once behind it', async () => {
  const { read, make, clock } = lab();
  await read();
  clock.now += 61_000;
  expect(await Promise.all([read(), read()])).toEqual(['page 1', 'page 1']);
  await settled();
  expect(make).toHaveBeenCalledTimes(2);
  expect(await read()).toBe('page 2');
});

test('of many stale answers two are made anew at a time, and the others when they are asked for again', async () => {
  const { read, make, clock } = lab();
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

test('an answer of long ago is made anew before it is sent', async () => {
  const { read, clock } = lab();
  await read();
  clock.now += 60_000 + 5 * 60_000 + 1;
  expect(await read()).toBe('page 2');
});

test('an answer that stopped being true is not sent, not even while a new one is made', async () => {
  const { read, clock, make } = lab();
  make.mockResolvedValueOnce(answer('runs', { validUntil: new Date(start + 10_000).toISOString() }));
  expect(await read()).toBe('runs');
  clock.now += 10_000;
  expect(await read()).toBe('page 1');
});

test('where no new answer can be made the last good one serves, and the reason is told', async () => {
  const { read, clock, make, errors } = lab();
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
  make.mockResolvedValueOnce(answer('no such page', { status: 404 }));
  clock.now += 5_000;
  expect(await read()).toBe('no such page');
  clock.now += 5_000;
  await expect(read()).rejects.toThrow('backend away');
});

test('an answer with a part missing is sent but not kept, and does not replace a whole one', async () => {
  const { read, clock, make, cache } = lab();
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

test('an invented address is kept for seconds alone', async () => {
  const { cache, read, clock, make } = lab();
  make.mockResolvedValueOnce(answer('no such page', { status: 404 }));
  expect(await read()).toBe('no such page');
  expect(cache.get('k')?.staleUntil).toBe(start + 5_000);
  expect(cache.get('k')?.head.join()).toContain('s-maxage=5, stale-while-revalidate=0');
  expect(await read()).toBe('no such page');
  clock.now += 5_000;
  expect(await read()).toBe('page 1');
});

test('compressed once, and counted', async () => {
  const { cache, make } = lab();
  const entry = await cache.answer('k', make);
  const before = cache.stats().bytes;
  const [one, two] = await Promise.all([cache.variant(entry, 'br'), cache.variant(entry, 'br')]);
  expect(one).toBe(two);
  expect(brotliDecompressSync(joined(one.body)).toString()).toBe('page 1');
  expect(cache.stats().bytes).toBe(before + bytesOf(one.body) - 'page 1'.length);
  expect(one.head).toContain('content-encoding');
});

test('what only browsers ask for is kept compressed alone, and whoever takes no encoding gets it all the same', async () => {
  const { cache, make } = lab();
  const entry = await cache.answer('k', make);
  await cache.variant(entry, 'br');
  expect(Object.keys(entry.variants)).toEqual(['br']);
  expect(gunzipSync(joined((await cache.variant(entry, 'gzip')).body)).toString()).toBe('page 1');
  expect((await cache.variant(entry, 'identity')).body.toString()).toBe('page 1');
  // Now there is somebody who takes it: a ready buffer is faster.
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

test('its headers are what a CDN can use as they are', async () => {
  const { cache, make } = lab();
  const entry = await cache.answer('k', make);
  expect(entry.head.join('|')).toMatch(
    /\|cache-control\|public, max-age=0, s-maxage=60, stale-while-revalidate=300, stale-if-error=86400\|cache-tag\|site:a,source:notices\|etag\|W\/"[\w-]{27}"\|vary\|Accept-Encoding$/,
  );
});

test('a CDN is not told to go on saying that there is no such page', async () => {
  const { cache } = lab();
  const entry = await cache.answer('k', async () => answer('', { status: 404 }));
  expect(entry.head.join('|')).toContain(
    '|cache-control|public, max-age=0, s-maxage=5, stale-while-revalidate=0|',
  );
});

test('nothing is kept where no room is given', async () => {
  const { read, cache } = lab(0);
  expect(await read()).toBe('page 1');
  expect(await read()).toBe('page 2');
  expect(cache.stats()).toEqual({ entries: 0, bytes: 0 });
});

test('what is kept stays within its bytes, and the index of tags with it', async () => {
  const { cache, read } = lab(20_000);
  for (let index = 0; index < 50; index += 1) await read(`k${index}`);
  expect(cache.stats().bytes).toBeLessThanOrEqual(20_000);
  const { entries } = cache.stats();
  expect(entries).toBeLessThan(50);
  expect(cache.purge(['site:a'])).toBe(entries);
});

test('pages that grow old together are made anew a few at a time, and visitors get them meanwhile', async () => {
  const { read, clock, make } = lab();
  const keys = ['a', 'b', 'c', 'd'];
  for (const key of keys) await read(key);
  clock.now += 61_000;
  // Each page takes the process 10 ms.
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

test('what is made behind visitors is told so, what one waits for is not', async () => {
  const { clock, make, read } = lab();
  await read();
  clock.now += 61_000;
  await read();
  await settled();
  expect(await read()).toBe('page 2');
  clock.now += 3_600_000;
  await read();
  expect(make.mock.calls).toEqual([[false], [true], [false]]);
});

test('of a page that cannot be made, however old, nothing is missing until it is tried again', async () => {
  const { cache, clock, make, read } = lab();
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

test('what changes while one looks is not shown once more, however old it is', async () => {
  const { cache } = lab();
  const entry = await cache.answer('k', async () => answer('list', { cacheSeconds: 5, freshSeconds: 3 }));
  expect(entry.head.join('|')).toContain('|public, max-age=0, s-maxage=3, stale-if-error=86400|');
});

test('what visitors write is not sent by a cache in front after an error: it may be deleted by then', async () => {
  const { cache } = lab();
  const written = answer('list', { cacheSeconds: 5, freshSeconds: 3, isVisitorWritten: true });
  const entry = await cache.answer('k', async () => written);
  expect(entry.head.join('|')).toContain('|public, max-age=0, s-maxage=3|');
});

test('what was made from old data is made anew behind the next visitor, and shown for no longer than that data', async () => {
  const { cache, clock } = lab();
  const make = vi.fn(async () => answer('old', { freshSeconds: -200 }));
  const entry = await cache.answer('k', make);
  expect(entry.head.join('|')).toContain('|public, max-age=0, s-maxage=0, stale-while-revalidate=100, ');
  expect(entry.freshUntil).toBe(clock.now);
  expect(entry.staleUntil).toBe(clock.now + 100_000);
  expect((await cache.answer('long', async () => answer('old', { freshSeconds: -900 }))).staleUntil).toBe(
    clock.now,
  );
});
