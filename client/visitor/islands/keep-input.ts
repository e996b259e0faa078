import { followElement } from './follow-element.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);

/**
 * Remembers what a visitor types, ticks and chooses in an island until it is alive, and where the focus is. Where
 * something has changed the island's HTML before (a translator, an extension), React draws it anew, and empty.
 * @returns gives back what is missing, as if the visitor had just entered it: the island learns of it
 */
export function keepInput(island: Element): () => void {
  const controls = () => [...island.querySelectorAll<Control>('input, textarea, select')];
  let entered: (() => void)[] = [];
  const note = () => {
    entered = controls().map((control) => {
      const now = followElement(control);
      const was = isTicked(control) ? control.checked : control.value;
      return () => restore(now() as Control | undefined, was);
    });
  };
  note();
  island.addEventListener('input', note, true);
  const focused = island.contains(document.activeElement)
    ? followElement(document.activeElement as Element)
    : undefined;
  return () => {
    island.removeEventListener('input', note, true);
    for (const enter of entered) enter();
    if (focused && !island.contains(document.activeElement)) focused()?.focus({ preventScroll: true });
  };
}

function restore(control: Control | undefined, was: boolean | string): void {
  if (!control || control.disabled) return;
  if (isTicked(control)) {
    if (control.checked !== was) control.click();
    return;
  }
  if (control.value === was) return;
  // Past React's own setter, which would take the value for one that it knows.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, was);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}
