import { withoutCode } from '#engine/browser/navigation/without-code.ts';
import { followElement } from './follow-element.ts';
import { wake } from './schedule-islands.ts';

const sleeping = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('maru-island:not([data-hydrated])') : null;

/**
 * Wakes an island at the first sign of interest, and keeps a click or key press on one that still sleeps until
 * it is hydrated, then repeats it; where the code does not come, it offers to load the page anew. Links and native openers
 * act at once: they need no code.
 */
export function keepEarlyInput(): void {
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(type, ({ target }) => void rouse(target), { passive: true });
  }
  document.addEventListener('click', keepClick, { capture: true });
}

function rouse(
  target: EventTarget | null,
  orElse: (error: unknown) => void = () => {},
): Promise<void> | undefined {
  const island = sleeping(target);
  return island ? wake(island).catch(orElse) : undefined;
}

const actsByItself =
  'a[href], [commandfor], [popovertarget], summary, input:not([type=button]), select, textarea, label';

/** Buttons whose click is kept. Whoever sees nothing happen clicks again: twice repeated, a menu would open and close. */
const kept = new WeakSet<Element>();

function keepClick(event: MouseEvent): void {
  const { target } = event;
  // Not an HTMLElement alone: most clicks on an icon button land on its picture.
  if (!(target instanceof Element) || !sleeping(target)) return;
  const button = target.closest<HTMLElement>('button, [role=button], [role=tab]');
  const now = button && followElement(button);
  if (!button || target.closest(actsByItself)) {
    void rouse(target);
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  if (kept.has(button)) return;
  kept.add(button);
  rouse(target, withoutCode())?.then(() => {
    kept.delete(button);
    // An island that could not start sleeps on: repeated there, the click would be kept again, for ever.
    const pressed = now?.();
    if (pressed && !sleeping(pressed)) pressed.click();
  });
}
