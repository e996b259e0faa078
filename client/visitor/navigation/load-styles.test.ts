// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { loadStyles, warmStyles } from './load-styles.ts';

const fetcher = vi.fn(async (_href: string, _options?: RequestInit) => new Response('.a{}'));
beforeEach(() => {
  fetcher.mockClear();
  vi.stubGlobal('fetch', fetcher);
  document.adoptedStyleSheets = [];
  document.head.innerHTML = '<style data-style="base Hero"></style>';
});
const style = (id: string) => ({ id, href: `/_maru/css/${id}.css` });
const adopted = () => document.adoptedStyleSheets.length;

test('missing stylesheets are requested once, in one request, and applied together', async () => {
  const styles = [style('Hero'), style('A'), style('B')];
  warmStyles(styles);
  const more = [...styles, style('E')];
  const put = await loadStyles(more);
  expect(fetcher.mock.calls.map(([href]) => href)).toEqual(['/_maru/css/A.css+B.css', '/_maru/css/E.css']);
  expect(adopted()).toBe(0);
  put();
  expect(adopted()).toBe(2);
  (await loadStyles(more))();
  expect([adopted(), fetcher.mock.calls.length]).toEqual([2, 2]);
});

test('a stylesheet that failed to load is requested again the next time', async () => {
  fetcher.mockResolvedValueOnce(new Response('', { status: 503 }));
  await expect(loadStyles([style('C')])).rejects.toThrow('503');
  expect(adopted()).toBe(0);
  (await loadStyles([style('C')]))();
  expect(adopted()).toBe(1);
});

test('a page is not shown without its stylesheets: late ones reject', async () => {
  const giveUp = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(giveUp.signal);
  fetcher.mockImplementationOnce(
    (_href, { signal } = {}) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const loading = loadStyles([style('D')]);
  giveUp.abort(new Error('too late'));
  await expect(loading).rejects.toThrow('too late');
  expect(timeout).toHaveBeenCalledWith(15_000);
  (await loadStyles([style('D')]))();
  expect(adopted()).toBe(1);
});

test('prefetched stylesheets are applied before their page is visited, once the browser is idle', async () => {
  warmStyles([style('F')]);
  warmStyles([style('G')]);
  expect(adopted()).toBe(0);
  await vi.waitFor(() => expect(adopted()).toBeGreaterThan(0), waitTimeoutMs);
  // Both at once: each one would restyle the whole page.
  expect(adopted()).toBe(2);
  (await loadStyles([style('F'), style('G')]))();
  expect([adopted(), fetcher.mock.calls.length]).toEqual([2, 2]);
});
