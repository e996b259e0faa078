import { withoutCode } from '#engine/browser/navigation/without-code.ts';
import { followElement } from './follow-element.ts';
import { wake } from './schedule-islands.ts';

const sleeping = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('maru-island:not([data-hydrated])') : null;

/**
 * Wakes an island at the first sign of interest, and holds a click or key press on a sleeping one until it is hydrated,
 * then repeats it. If the code fails to load, it offers to reload the page. Links and native openers work at once: they
 * need no code.
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

/**
 * Buttons with a pending click. Visitors who see nothing happen click again: repeated twice, a menu would open and
 * close.
 */
const pending = new WeakSet<Element>();

function keepClick(event: MouseEvent): void {
  const { target } = event;
  // Any Element: most clicks on an icon button land on its SVG.
  if (!(target instanceof Element) || !sleeping(target)) return;
  const button = target.closest<HTMLElement>('button, [role=button], [role=tab]');
  const now = button && followElement(button);
  if (!button || target.closest(actsByItself)) {
    void rouse(target);
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  if (pending.has(button)) return;
  pending.add(button);
  rouse(target, withoutCode())?.then(() => {
    pending.delete(button);
    // An island that failed to start is still asleep: repeating the click there would loop forever.
    const pressed = now?.();
    if (pressed && !sleeping(pressed)) pressed.click();
  });
}
