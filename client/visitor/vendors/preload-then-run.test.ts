// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preloadThenRun } from './preload-then-run.ts';

const ran: string[] = [];
vi.mock('#engine/browser/integrations/load-script.ts', () => ({
  loadScript: async (url: string) => void ran.push(url),
}));

const url = 'https://tags.example/tag.js';
const download = () => document.head.querySelector<HTMLLinkElement>('link[rel=preload]');

beforeEach(() => {
  document.head.innerHTML = '';
  ran.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('a script is downloaded at once, and runs at its moment', async () => {
  let come = () => {};
  const moment = vi.fn(() => new Promise<void>((resolve) => (come = resolve)));
  const loading = preloadThenRun(url, moment);
  expect(download()?.href).toBe(url);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(moment).not.toHaveBeenCalled();
  download()?.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(0);
  expect([moment.mock.calls.length, ran]).toEqual([1, []]);
  come();
  await loading;
  expect(ran).toEqual([url]);
});

test('a blocked script waits for nothing', async () => {
  const moment = vi.fn(async () => {});
  const loading = preloadThenRun(url, moment);
  download()?.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow('did not load');
  expect([moment.mock.calls.length, ran]).toEqual([0, []]);
});

test('a slow download is waited for four seconds: then the script runs whenever it comes', async () => {
  const loading = preloadThenRun(url, async () => {});
  await vi.advanceTimersByTimeAsync(3_900);
  expect(ran).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  await loading;
  expect(ran).toEqual([url]);
});
