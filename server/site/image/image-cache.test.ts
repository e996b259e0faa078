import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { createImageCache } from './image-cache.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'maru-cache-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const files = async () =>
  (await readdir(directory, { recursive: true })).filter((name) => name.length > 60).length;
const fileOf = (key: string) => {
  const name = createHash('sha256').update(key).digest('hex');
  return join(directory, name.slice(0, 2), name);
};
const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );
/** Makes a file look untouched for this many minutes. */
const age = (file: string, minutes: number) => {
  const at = Date.now() / 1000 - minutes * 60;
  return utimes(file, at, at);
};
const picture = (size: number) => vi.fn(async () => Buffer.alloc(size, 1));

test('a picture is made once and outlives the process', async () => {
  const make = picture(10);
  const cache = createImageCache(directory);
  const [one, two] = await Promise.all([cache.get('a', make), cache.get('a', make)]);
  expect(one).toEqual(two);
  await createImageCache(directory).get('a', make);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a failure is not cached', async () => {
  const cache = createImageCache(directory);
  await expect(cache.get('a', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.get('a', picture(3))).toMatchObject({ size: 3 });
});

test('the disk limit holds, including files of an earlier process', async () => {
  const before = createImageCache(directory, { maxBytes: 10_000 });
  for (let index = 0; index < 25; index += 1) await before.get(`before ${index}`, picture(300));
  expect(await files()).toBe(25);
  const cache = createImageCache(directory, { maxBytes: 10_000 });
  for (let index = 0; index < 20; index += 1) await cache.get(`after ${index}`, picture(300));
  await vi.waitFor(async () => expect(await files()).toBeLessThanOrEqual(33), waitTimeoutMs);
  expect(await cache.find('after 19')).toMatchObject({ size: 300 });
});

test('processes that share a folder share its limit', async () => {
  const caches = [1, 2, 3].map(() => createImageCache(directory, { maxBytes: 10_000, processes: 3 }));
  for (let index = 0; index < 60; index += 1) await caches[index % 3]?.get(`${index}`, picture(300));
  await vi.waitFor(async () => expect(await files()).toBeLessThanOrEqual(33), waitTimeoutMs);
  expect(await files()).toBeGreaterThan(20);
});

test('recently requested pictures are retained, whichever process served them', async () => {
  const [one, other] = [1, 2].map(() => createImageCache(directory, { maxBytes: 10_000 }));
  for (const key of ['asked', 'not asked']) {
    await one?.get(key, picture(3_000));
    await age(fileOf(key), 24 * 60);
  }
  await other?.find('asked');
  await one?.get('new', picture(3_000));
  await vi.waitFor(async () => expect(await exists(fileOf('not asked'))).toBe(false), waitTimeoutMs);
  expect(await one?.find('asked')).toMatchObject({ size: 3_000 });
});

test('a picture whose source is gone is removed at a request; one whose source cannot be asked stays', async () => {
  const cache = createImageCache(directory);
  for (const key of ['gone', 'there', 'unknown', 'fresh']) {
    await cache.get(key, picture(300));
    if (key !== 'fresh') await age(fileOf(key), 6);
  }
  const asked: string[] = [];
  const find = (key: string, isThere: () => Promise<boolean>) =>
    cache.find(key, () => {
      asked.push(key);
      return isThere();
    });
  const all = await Promise.all([
    find('gone', async () => false),
    find('gone', async () => false),
    find('there', async () => true),
    find('unknown', () => Promise.reject(new Error('away'))),
    find('fresh', async () => false),
  ]);
  expect(all.every((found) => found?.size === 300)).toBe(true);
  await vi.waitFor(async () => expect(await exists(fileOf('gone'))).toBe(false), waitTimeoutMs);
  expect(asked.sort()).toEqual(['gone', 'there', 'unknown']);
  for (const key of ['there', 'unknown', 'fresh']) expect(await cache.find(key)).toMatchObject({ size: 300 });
});

test('startup removes temporary files of dead processes, but neither those in progress nor foreign files', async () => {
  await createImageCache(directory).get('a', picture(300));
  const [left, written] = [1, 2].map(() => `${fileOf('a')}.${randomUUID()}`) as [string, string];
  const foreign = join(dirname(left), 'README');
  for (const file of [left, written, foreign]) await writeFile(file, 'half');
  for (const file of [left, foreign]) await age(file, 60);
  createImageCache(directory);
  await vi.waitFor(async () => expect(await exists(left)).toBe(false), waitTimeoutMs);
  expect([await exists(written), await exists(foreign), await exists(fileOf('a'))]).toEqual([
    true,
    true,
    true,
  ]);
});

test('a picture that cannot be renamed into place leaves no temporary file', async () => {
  await mkdir(fileOf('a'), { recursive: true });
  expect(await createImageCache(directory).get('a', picture(5))).toMatchObject({ size: 5 });
  expect(await readdir(dirname(fileOf('a')))).toHaveLength(1);
});

test('a picture is returned even if the disk is not writable', async () => {
  await writeFile(join(directory, 'file'), '');
  const cache = createImageCache(join(directory, 'file', 'below'));
  expect(await cache.get('a', picture(5))).toMatchObject({ size: 5 });
});

test('a large picture is streamed, even if it has just been made', async () => {
  const cache = createImageCache(directory);
  const sizes = [256 * 1024, 256 * 1024 + 1];
  const made = await Promise.all(sizes.map((size) => cache.get(`${size}`, picture(size))));
  const cached = await Promise.all(sizes.map((size) => cache.find(`${size}`)));
  for (const [whole, large] of [made, cached]) {
    expect(whole).toEqual({ size: 256 * 1024, body: Buffer.alloc(256 * 1024, 1) });
    expect(large).toMatchObject({ size: 256 * 1024 + 1, body: expect.any(Readable) });
    expect(await buffer(large?.body as Readable)).toEqual(Buffer.alloc(256 * 1024 + 1, 1));
  }
});
