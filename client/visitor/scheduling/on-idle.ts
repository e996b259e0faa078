import { afterFirstPaint, nextFrame } from './after-first-paint.ts';

/** Milliseconds after which nothing waits any longer for a page that does not finish loading. */
const timeoutMs = 4_000;
const loaded = new Promise<void>((resolve) => {
  afterFirstPaint(resolve);
  setTimeout(resolve, timeoutMs);
});

/** Runs once the pictures of the first screen are there, and drawn: what loads now takes the line from none of them. */
export const afterPaint = (run: () => void): void => void loaded.then(nextFrame).then(run);

/** The same, and when the browser has nothing else to do. */
export const onIdle = (run: () => void): void =>
  afterPaint(
    () =>
      void ('requestIdleCallback' in window
        ? requestIdleCallback(run, { timeout: 3_000 })
        : setTimeout(run, 200)),
  );

/** What a visitor begins with; a click may come without the others, from assistive technology. */
const firstUses = ['pointerdown', 'keydown', 'click'];

/** The same, or before the first thing that the visitor does to the page is answered, whichever comes first. */
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
