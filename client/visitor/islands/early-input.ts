import { onChunkLoadError } from '#engine/browser/navigation/on-chunk-load-error.ts';
import { followElement } from './follow-element.ts';
import { hydrate } from './schedule-islands.ts';

const unhydrated = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('maru-island:not([data-hydrated])') : null;

/**
 * Hydrates an island at the first sign of interest, and holds a click or key press on an unhydrated one until it is hydrated,
 * then repeats it. If the code fails to load, it offers to reload the page. Links and native openers work at once: they
 * need no code.
 */
export function captureEarlyInput(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(type, ({ target }) => hydrateIslandOf(target), { passive: true });
  }
  document.addEventListener('click', captureClick, { capture: true });
}

function hydrateIslandOf(target: EventTarget | null): void {
  const island = unhydrated(target);
  if (island) hydrate(island).catch(() => {});
}

const actsByItself =
  'a[href], [commandfor], [popovertarget], summary, input:not([type=button]), select, textarea, label';

function captureClick(event: MouseEvent): void {
  // Any Element: most clicks on an icon button land on its SVG.
  const target = event.target as Element;
  if (!unhydrated(target)) return;
  const button = target.closest<HTMLElement>('button, [role=button], [role=tab]');
  if (!button || target.closest(actsByItself)) {
    hydrateIslandOf(target);
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  repeatWhenHydrated(button, onChunkLoadError());
}

/**
 * Elements with a pending click. Visitors who see nothing happen click again: repeated twice, a menu would open and
 * close.
 */
const pending = new WeakSet<Element>();

/**
 * Repeats a click on an element of an unhydrated island once the island is hydrated, unless it has left the page by then.
 * @param onLoadError called with the error if the island's code fails to load
 * @returns false if the element is in no unhydrated island
 */
export function repeatWhenHydrated(element: HTMLElement, onLoadError: (error: unknown) => void): boolean {
  const island = unhydrated(element);
  if (island && !pending.has(element)) {
    pending.add(element);
    const now = followElement(element);
    hydrate(island)
      .catch(onLoadError)
      .then(() => {
        pending.delete(element);
        // An island that has failed to start or left the page is still not hydrated: there, the click would repeat forever or
        // follow a link of a page that the visitor has left.
        const pressed = now();
        if (pressed && !unhydrated(pressed)) pressed.click();
      });
  }
  return island !== null;
}
