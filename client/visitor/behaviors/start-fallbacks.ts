import { onChunkLoadError } from '#engine/browser/navigation/on-chunk-load-error.ts';
import { loadOnce } from '#engine/load-once.ts';

/**
 * Loads polyfills in supported browsers (docs/browsers.md) that lack features the pages need, and handles clicks made
 * before they load. If loading fails, a click on a control that needs them offers to reload the page, and the next
 * click retries.
 */
export function startFallbacks(): void {
  // The newest of the required features: popovers and anchor positioning are older.
  const hasCommands = 'commandForElement' in HTMLButtonElement.prototype;
  if (hasCommands && 'closedBy' in HTMLDialogElement.prototype && CSS.supports('animation-timeline:scroll()'))
    return;
  const load = loadOnce(() => import('./fallbacks/fallbacks.ts'));
  document.addEventListener('click', (event) => {
    const { target } = event;
    const isOpener = !hasCommands && target instanceof Element && target.closest('[commandfor]');
    load().then(({ answerClick }) => answerClick(event), isOpener ? onChunkLoadError() : () => {});
  });
  load().catch(() => {});
}
