/** Milliseconds after which nothing waits for a first screen that is not shown: a page in the background shows none. */
const timeoutMs = 1_000;
/** The same for one that does not finish loading: a picture or a video's page may hang. */
const loadPatience = 8_000;

/** Resolves once the browser has drawn what has been done so far. */
export const nextFrame = (): Promise<void> =>
  new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));

/** The browser reports it once something stands on the screen. */
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
      setTimeout(loaded, loadPatience);
    });
  const late = new Promise((resolve) => setTimeout(resolve, timeoutMs));
  await Promise.race([late, Promise.all([nextFrame(), firstPaint()])]);
}

let isOver = false;
const over = firstScreen().then(() => {
  isOver = true;
});

/**
 * Runs once the page has loaded with the pictures of its first screen and the browser has shown them, each in a task of its
 * own, and at once where it has. What is drawn is shown some frames later on a small phone; whatever ran before would
 * keep its processor from that.
 */
export function afterFirstPaint(run: () => void): void {
  if (isOver) run();
  else over.then(() => setTimeout(run));
}
