import { expect, test } from 'vitest';
import type { Answer } from './entry.ts';
import { NoLongerAPage } from './html-cache.ts';
import { answer, lab } from './testing/lab.ts';

test('a purge forgets what carries the tag, and what was being made when it came', async () => {
  const { cache, read, make } = lab();
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
  finish(answer('of before'));
  expect(await pending).toBe('of before');
  expect(await read('c')).toBe('page 3');
});

test('what is being made for another partner when a purge comes is kept', async () => {
  const { cache, read, make } = lab();
  const finish: ((_: Answer) => void)[] = [];
  make.mockImplementation(() => new Promise((resolve) => finish.push(resolve)));
  const pending = [read('a'), read('b'), read('c')];
  cache.purge(['site:b', 'source:notices@c']);
  for (const [index, site] of ['a', 'b', 'c'].entries())
    finish[index]?.(answer(site, { tags: [`site:${site}`, 'source:notices'] }));
  await Promise.all(pending);
  expect(['a', 'b', 'c'].filter(cache.get)).toEqual(['a']);
});

test('what one partner has purged begins no page of another partner anew, and puts off none', async () => {
  const { cache, make } = lab();
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

test('who comes after a purge gets nothing that was begun before it, and that does not replace what came of it', async () => {
  const { cache, read, make } = lab();
  const finish: ((_: Answer) => void)[] = [];
  make.mockImplementation(() => new Promise((resolve) => finish.push(resolve)));
  const before = read();
  cache.purge(['source:notices@a']);
  const after = [read(), read()];
  finish[1]?.(answer('of after'));
  finish[0]?.(answer('of before'));
  expect([await before, ...(await Promise.all(after))]).toEqual(['of before', 'of after', 'of after']);
  expect([await read(), make.mock.calls.length]).toEqual(['of after', 2]);
});

test('a purge of a source forgets that there was no such page', async () => {
  const { cache, read, make } = lab();
  make.mockResolvedValueOnce(answer('no such event', { status: 404, tags: ['site:a'] }));
  await read();
  expect([cache.purge(['source:event@b']), cache.purge(['source:event@a'])]).toEqual([0, 1]);
});

test('a purge of one partner’s source leaves the other partners’ pages alone', async () => {
  const { cache, read, make } = lab();
  await read('a');
  make.mockResolvedValueOnce(answer('other', { tags: ['site:b', 'source:notices'] }));
  await read('b');
  expect(cache.purge(['source:notices@a', 'source:events@b'])).toBe(1);
  expect([await read('a'), await read('b')]).toEqual(['page 2', 'other']);
});

test('a renewal that finds no page any more leaves alone what was made since', async () => {
  const { cache, clock, read, make } = lab();
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
