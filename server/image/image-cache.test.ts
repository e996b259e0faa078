import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patience } from '#tests/setup/patience.ts';
import { createImageCache } from './image-cache.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'maru-cache-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const files = async () =>
  (await readdir(directory, { recursive: true })).filter((name) => name.length > 60).length;
const picture = (size: number) => vi.fn(async () => Buffer.alloc(size, 1));

test('a picture is made once and survives the process', async () => {
  const make = picture(10);
  const cache = createImageCache(directory);
  const [one, two] = await Promise.all([cache.get('a', make), cache.get('a', make)]);
  expect(one).toEqual(two);
  await createImageCache(directory).get('a', make);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a failure is not kept', async () => {
  const cache = createImageCache(directory);
  await expect(cache.get('a', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.get('a', picture(3))).toHaveLength(3);
});

test('the disk holds no more than it may, what an earlier process left included', async () => {
  const before = createImageCache(directory, 1_000);
  for (const key of ['a', 'b', 'c']) await before.get(key, picture(300));
  expect(await files()).toBe(3);
  const cache = createImageCache(directory, 1_000);
  for (const key of ['d', 'e', 'f', 'g']) await cache.get(key, picture(300));
  await vi.waitFor(async () => expect(await files()).toBeLessThanOrEqual(3), patience);
  const again = picture(300);
  await cache.get('g', again);
  expect(again).not.toHaveBeenCalled();
});

test('a disk that cannot be written costs no picture', async () => {
  await writeFile(join(directory, 'file'), '');
  const cache = createImageCache(join(directory, 'file', 'below'));
  expect(await cache.get('a', picture(5))).toHaveLength(5);
});
