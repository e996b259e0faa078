// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';

type Seen = (list: { getEntriesByName: (name: string) => unknown[] }) => void;

/** Reports a paint entry to the observer. */
let paint: (name: string) => void;

beforeEach(() => {
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

const soon = () => new Promise((done) => setTimeout(done, 30));

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
  await vi.waitFor(() => expect(runs).toEqual(['waited']), waitTimeoutMs);
  afterFirstPaint(() => runs.push('at once'));
  expect(runs).toEqual(['waited', 'at once']);
});

test('a background page, which never paints, delays nothing for long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
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
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { afterFirstPaint } = await import('./after-first-paint.ts');
  const run = vi.fn();
  afterFirstPaint(run);
  await vi.advanceTimersByTimeAsync(7_900);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(run).toHaveBeenCalledOnce();
});
