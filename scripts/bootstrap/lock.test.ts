import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withLock } from './lock.mjs';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'maru-lock-'));
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => rmSync(dir, { recursive: true }));

test('Two runs take turns, even if the first fails', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const waits = Promise.withResolvers<void>();
  vi.mocked(console.log).mockImplementation(() => waits.resolve());
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await waits.promise;
    order.push(`${name} ends`);
    if (name === 'first') throw new Error('first failed');
  };
  const both = [withLock('build', work('first'), dir), withLock('build', work('second'), dir)];
  await both[0]?.catch(() => {});
  vi.advanceTimersByTime(300);
  const runs = await Promise.allSettled(both).finally(() => vi.useRealTimers());
  expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect(runs.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});

test('The lock of a process that has ended is not waited for', async () => {
  writeFileSync(join(dir, 'build.lock'), '999999999');
  expect(await withLock('build', async () => 'done', dir)).toBe('done');
});

test('Work continues after its lock was taken away, and the new owner keeps the lock', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const file = join(dir, 'build.lock');
  const work = async () => {
    rmSync(file);
    vi.advanceTimersByTime(10_000);
    writeFileSync(file, '1');
    return 'done';
  };
  expect(await withLock('build', work, dir).finally(() => vi.useRealTimers())).toBe('done');
  expect(readFileSync(file, 'utf8')).toBe('1');
});

test('In a read-only folder, as in an image, work continues without a lock', async () => {
  // Permissions do not stop root from writing, but this location does.
  const isRoot = process.getuid?.() === 0;
  const readOnly = isRoot ? '/sys' : join(dir, 'image');
  if (!isRoot) mkdirSync(readOnly, { mode: 0o555 });
  expect(await withLock('fonts', async () => 'found', readOnly)).toBe('found');
  expect(await withLock('fonts', async () => 'found', join(readOnly, '.maru'))).toBe('found');
});
