import { afterFirstPaint, nextFrame } from './after-first-paint.ts';

/** Milliseconds after which nothing waits for a page that does not finish loading. */
const timeoutMs = 4_000;
const loaded = new Promise<void>((resolve) => {
  afterFirstPaint(resolve);
  setTimeout(resolve, timeoutMs);
});

/** Runs once the first screen's images are loaded and painted, so that nothing competes with them. */
export function afterPaint(run: () => void): void {
  loaded.then(nextFrame).then(run);
}

/** The same, once the browser is idle. */
export const onIdle = (run: () => void): void =>
  afterPaint(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 3_000 });
    else setTimeout(run, 200);
  });

/** Called once the fonts of the first page have loaded, failed or timed out (load-fonts.ts). */
export let settleFonts = (): void => {};

const settled = new Promise<void>((resolve) => {
  settleFonts = resolve;
});

/** Runs once the fonts of the first page have loaded, failed or timed out. */
export function afterFonts(run: () => void): void {
  settled.then(run);
}

/**
 * Runs once the fonts have loaded and the browser is idle. For stored data: to read it, or to listen for changes of it,
 * browsers ask another process, which is busy while a page and its fonts load, and the page does nothing else until it
 * answers.
 */
export const onIdleAfterFonts = (run: () => void): void => afterFonts(() => onIdle(run));

/** The same, or before the visitor's first input is handled, whichever is first. */
export function onIdleAfterFontsOrFirstInput(run: () => void): void {
  let left = run;
  const once = () => {
    left();
    left = () => {};
  };
  // Assistive technology may send only a click.
  for (const use of ['pointerdown', 'keydown', 'click'])
    addEventListener(use, once, { capture: true, once: true });
  onIdleAfterFonts(once);
}
