// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Seen = (list: { getEntriesByName: (name: string) => unknown[] }) => void;

/** Reports a paint entry to the observer. */
let paint: (name: string) => void;

afterEach(() => void vi.useRealTimers());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.resetModules();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(seen: Seen) {
        paint = (name) => seen({ getEntriesByName: (wanted) => (wanted === name ? [{}] : []) });
      }
      observe = () => {};
    },
  );
  vi.stubGlobal('requestAnimationFrame', (drawn: () => void) => setTimeout(drawn));
});

const soon = () => vi.advanceTimersByTimeAsync(30);

test('work queued for the first paint runs after load and paint, and later calls run at once', async () => {
  const { afterFirstPaint } = await import('./after-first-paint.ts');
  const runs: string[] = [];
  afterFirstPaint(() => runs.push('waited'));
  dispatchEvent(new Event('load'));
  await soon();
  paint('first-paint');
  await soon();
  expect(runs).toEqual([]);
  paint('first-contentful-paint');
  await soon();
  expect(runs).toEqual(['waited']);
  afterFirstPaint(() => runs.push('at once'));
  expect(runs).toEqual(['waited', 'at once']);
});

test('a background page, which never paints, delays nothing for long', async () => {
  const { afterFirstPaint } = await import('./after-first-paint.ts');
  const run = vi.fn();
  afterFirstPaint(run);
  dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(900);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(run).toHaveBeenCalledOnce();
});

test('a page that never finishes loading does not delay work forever', async () => {
  const { afterFirstPaint } = await import('./after-first-paint.ts');
  const run = vi.fn();
  afterFirstPaint(run);
  await vi.advanceTimersByTimeAsync(7_900);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(run).toHaveBeenCalledOnce();
});
