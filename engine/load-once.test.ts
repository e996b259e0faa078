import { expect, test, vi } from 'vitest';
import { loadOnce } from './load-once.ts';

test('a module loads once, and a second request gets it in the same task', async () => {
  const load = vi.fn(async () => 'module');
  const once = loadOnce(load);
  await once();
  const seen: string[] = [];
  setTimeout(() => seen.push('next task'));
  seen.push(await once());
  expect([seen, load.mock.calls.length]).toEqual([['module'], 1]);
});

test('a failed load is retried on the next request', async () => {
  const load = vi.fn(async () => 'module').mockRejectedValueOnce(new Error('offline'));
  const once = loadOnce(load);
  await expect(once()).rejects.toThrow('offline');
  expect(await once()).toBe('module');
});
