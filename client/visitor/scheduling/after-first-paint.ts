/** Milliseconds to wait for the first paint. A background page never paints. */
const timeoutMs = 1_000;
/** Milliseconds to wait for the load event. An image or an embedded video page may hang. */
const loadTimeoutMs = 8_000;

/** Resolves once the browser has painted all pending changes. */
export const nextFrame = (): Promise<void> =>
  new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));

/** Resolves once the browser reports its first contentful paint. */
const firstPaint = () =>
  new Promise<void>((seen) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) seen();
    }).observe({ type: 'paint', buffered: true });
  });

async function firstScreen(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((loaded) => {
      addEventListener('load', loaded, { once: true });
      setTimeout(loaded, loadTimeoutMs);
    });
  const late = new Promise((resolve) => setTimeout(resolve, timeoutMs));
  await Promise.race([late, Promise.all([nextFrame(), firstPaint()])]);
}

let isOver = false;
const over = firstScreen().then(() => {
  isOver = true;
});

/**
 * Runs each callback in its own task once the page has loaded and its first screen is painted, or at once if it already
 * is. A small phone shows a paint some frames later, and earlier work would block its CPU.
 */
export function afterFirstPaint(run: () => void): void {
  if (isOver) run();
  else over.then(() => setTimeout(run));
}
