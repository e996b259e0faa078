import { wake } from './schedule-islands.ts';

const sleeping = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('maru-island:not([data-hydrated])') : null;

/**
 * Wakes an island at the first sign of interest, and keeps a click or key press on one that still sleeps until
 * it is hydrated, then repeats it. Links and native openers act at once: they need no code.
 */
export function keepEarlyInput(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(type, ({ target }) => void rouse(target), { passive: true });
  }
  document.addEventListener('click', keepClick, { capture: true });
}

function rouse(target: EventTarget | null): Promise<void> | undefined {
  const island = sleeping(target);
  return island ? wake(island).catch(() => {}) : undefined;
}

const actsByItself =
  'a[href], [commandfor], [popovertarget], summary, input:not([type=button]), select, textarea, label';

function keepClick(event: MouseEvent): void {
  const { target } = event;
  // Not an HTMLElement alone: most clicks on an icon button land on its picture.
  if (!(target instanceof Element) || !sleeping(target)) return;
  const button = target.closest<HTMLElement>('button, [role=button], [role=tab]');
  const started = rouse(target);
  if (!button || target.closest(actsByItself)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // An island that could not start sleeps on: repeated there, the click would be kept again, for ever.
  started?.then(() => button.isConnected && !sleeping(button) && button.click());
}
