import { expect, test } from 'vitest';
import type { Answer } from './entry.ts';
import { NoLongerAPage } from './html-cache.ts';
import { answer, createCacheHarness } from './testing/cache-harness.ts';

test('a purge removes entries with the tag, and discards renders in progress', async () => {
  const { cache, read, make } = createCacheHarness();
  await read('a');
  make.mockResolvedValueOnce(answer('other', { tags: ['site:b'] }));
  await read('b');
  expect(cache.purge(['site:a'])).toBe(1);
  expect(await read('a')).toBe('page 2');
  expect(await read('b')).toBe('other');

  let finish = (_: Answer) => {};
  make.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  const pending = read('c');
  cache.purge(['source:notices']);
  finish(answer('stale'));
  expect(await pending).toBe('stale');
  expect(await read('c')).toBe('page 3');
});

test('a render in progress for another partner is cached despite a purge', async () => {
  const { cache, read, make } = createCacheHarness();
  const finish: ((_: Answer) => void)[] = [];
  make.mockImplementation(() => new Promise((resolve) => finish.push(resolve)));
  const pending = [read('a'), read('b'), read('c')];
  cache.purge(['site:b', 'source:notices@c']);
  for (const [index, site] of ['a', 'b', 'c'].entries())
    finish[index]?.(answer(site, { tags: [`site:${site}`, 'source:notices'] }));
  await Promise.all(pending);
  expect(['a', 'b', 'c'].filter(cache.get)).toEqual(['a']);
});

test('a purge of one partner neither restarts nor delays renders of another', async () => {
  const { cache, make } = createCacheHarness();
  let finish = (_: Answer) => {};
  make.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  const read = async () => (await cache.answer('b', make, 'site:b')).variants.identity?.body.toString();
  const before = read();
  cache.purge(['source:notices@a', 'site:a']);
  const after = read();
  finish(answer('of b', { tags: ['site:b', 'source:notices'] }));
  expect([await before, await after, await read()]).toEqual(['of b', 'of b', 'of b']);
  expect(make).toHaveBeenCalledTimes(1);
});

test('requests after a purge do not share an earlier render, which does not replace their result', async () => {
  const { cache, read, make } = createCacheHarness();
  const finish: ((_: Answer) => void)[] = [];
  make.mockImplementation(() => new Promise((resolve) => finish.push(resolve)));
  const before = read();
  cache.purge(['source:notices@a']);
  const after = [read(), read()];
  finish[1]?.(answer('current'));
  finish[0]?.(answer('stale'));
  expect([await before, ...(await Promise.all(after))]).toEqual(['stale', 'current', 'current']);
  expect([await read(), make.mock.calls.length]).toEqual(['current', 2]);
});

test.each([404, 410] as const)('a purge of a source removes a %s', async (status) => {
  const { cache, read, make } = createCacheHarness();
  make.mockResolvedValueOnce(answer('no such event', { status, tags: ['site:a'] }));
  await read();
  expect([cache.purge(['source:event@b']), cache.purge(['source:event@a'])]).toEqual([0, 1]);
});

test('a purge of one partner’s source leaves the other partners’ pages alone', async () => {
  const { cache, read, make } = createCacheHarness();
  await read('a');
  make.mockResolvedValueOnce(answer('other', { tags: ['site:b', 'source:notices'] }));
  await read('b');
  expect(cache.purge(['source:notices@a', 'source:events@b'])).toBe(1);
  expect([await read('a'), await read('b')]).toEqual(['page 2', 'other']);
});

test('a renewal that finds no page leaves a newer entry in place', async () => {
  const { cache, clock, read, make } = createCacheHarness();
  await read('a');
  clock.now += 61_000;
  let fail = (_: Error) => {};
  make.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  await read('a');
  cache.purge(['site:a']);
  expect(await read('a')).toBe('page 2');
  fail(new NoLongerAPage());
  await new Promise((resolve) => setImmediate(resolve));
  expect(cache.get('a')).toBeDefined();
});
