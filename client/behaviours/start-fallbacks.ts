import { loadOnce } from '#engine/load-once.ts';

/**
 * What pages expect of a browser and those down to the floor (docs/browsers.md) lack: the code for it loads where
 * something is missing, and answers the clicks that came before it. Where it did not come, the next click asks for it
 * again.
 */
export function startFallbacks(): void {
  // What is newer than all else that is missing somewhere: popovers and anchors came before.
  if (
    'commandForElement' in HTMLButtonElement.prototype &&
    'closedBy' in HTMLDialogElement.prototype &&
    CSS.supports('animation-timeline:scroll()')
  )
    return;
  const load = loadOnce(() => import('./fallbacks/fallbacks.ts'));
  const answer = (event?: MouseEvent) =>
    load().then(
      ({ answerClick }) => event && answerClick(event),
      () => {},
    );
  document.addEventListener('click', answer);
  void answer();
}
