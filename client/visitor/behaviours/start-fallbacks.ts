import { withoutCode } from '#engine/browser/navigation/without-code.ts';
import { loadOnce } from '#engine/load-once.ts';

/**
 * What pages expect of a browser and those down to the floor (docs/browsers.md) lack: the code for it loads where
 * something is missing, and answers the clicks that came before it. Where it did not come, a click on what it opens
 * offers to load the page anew, and the next click asks for it again.
 */
export function startFallbacks(): void {
  // What is newer than all else that is missing somewhere: popovers and anchors came before.
  const hasCommands = 'commandForElement' in HTMLButtonElement.prototype;
  if (hasCommands && 'closedBy' in HTMLDialogElement.prototype && CSS.supports('animation-timeline:scroll()'))
    return;
  const load = loadOnce(() => import('./fallbacks/fallbacks.ts'));
  document.addEventListener('click', (event) => {
    const { target } = event;
    const isOpener = !hasCommands && target instanceof Element && target.closest('[commandfor]');
    load().then(({ answerClick }) => answerClick(event), isOpener ? withoutCode() : () => {});
  });
  load().catch(() => {});
}
