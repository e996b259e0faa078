import { onChunkLoadError } from '#engine/browser/navigation/on-chunk-load-error.ts';
import { followElement } from './follow-element.ts';
import { wake } from './schedule-islands.ts';

const sleeping = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('maru-island:not([data-hydrated])') : null;

/**
 * Wakes an island at the first sign of interest, and holds a click or key press on a sleeping one until it is hydrated,
 * then repeats it. If the code fails to load, it offers to reload the page. Links and native openers work at once: they
 * need no code.
 */
export function captureEarlyInput(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(type, ({ target }) => rouse(target), { passive: true });
  }
  document.addEventListener('click', captureClick, { capture: true });
}

function rouse(target: EventTarget | null): void {
  const island = sleeping(target);
  if (island) wake(island).catch(() => {});
}

const actsByItself =
  'a[href], [commandfor], [popovertarget], summary, input:not([type=button]), select, textarea, label';

function captureClick(event: MouseEvent): void {
  // Any Element: most clicks on an icon button land on its SVG.
  const target = event.target as Element;
  if (!sleeping(target)) return;
  const button = target.closest<HTMLElement>('button, [role=button], [role=tab]');
  if (!button || target.closest(actsByItself)) {
    rouse(target);
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  repeatWhenAwake(button, onChunkLoadError());
}

/**
 * Elements with a pending click. Visitors who see nothing happen click again: repeated twice, a menu would open and
 * close.
 */
const pending = new WeakSet<Element>();

/**
 * Repeats a click on an element of a sleeping island once the island is hydrated, unless it has left the page by then.
 * @param onLoadError called with the error if the island's code fails to load
 * @returns false if the element is in no sleeping island
 */
export function repeatWhenAwake(element: HTMLElement, onLoadError: (error: unknown) => void): boolean {
  const island = sleeping(element);
  if (island && !pending.has(element)) {
    pending.add(element);
    const now = followElement(element);
    wake(island)
      .catch(onLoadError)
      .then(() => {
        pending.delete(element);
        // An island that has failed to start or left the page is still asleep: there, the click would repeat forever or
        // follow a link of a page that the visitor has left.
        const pressed = now();
        if (pressed && !sleeping(pressed)) pressed.click();
      });
  }
  return island !== null;
}
