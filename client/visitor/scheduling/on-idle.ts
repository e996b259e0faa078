import { afterFirstPaint, nextFrame } from './after-first-paint.ts';

/** Milliseconds after which nothing waits for a page that does not finish loading. */
const timeoutMs = 4_000;
const loaded = new Promise<void>((resolve) => {
  afterFirstPaint(resolve);
  setTimeout(resolve, timeoutMs);
});

/** Runs once the first screen's images are loaded and painted, so that nothing competes with them. */
export const afterPaint = (run: () => void): void => void loaded.then(nextFrame).then(run);

/** The same, once the browser is idle. */
export const onIdle = (run: () => void): void =>
  afterPaint(
    () =>
      void ('requestIdleCallback' in window
        ? requestIdleCallback(run, { timeout: 3_000 })
        : setTimeout(run, 200)),
  );

/** The first events of an interaction; assistive technology may send only a click. */
const firstUses = ['pointerdown', 'keydown', 'click'];

/** The same, or before the visitor's first input is handled, whichever is first. */
export function onIdleOrFirstInput(run: () => void): void {
  const ran = new AbortController();
  const once = () => {
    if (ran.signal.aborted) return;
    ran.abort();
    run();
  };
  for (const use of firstUses) addEventListener(use, once, { capture: true, signal: ran.signal });
  onIdle(once);
}
