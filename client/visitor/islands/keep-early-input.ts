import { followElement } from './follow-element.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);

/**
 * Remembers the visitor's input, and the focus, in an island until it hydrates. If something has changed the island's
 * HTML before (a translator, an extension), React re-renders it empty.
 * @returns restores missing input as if just entered, which notifies the island
 */
export function keepEarlyInput(island: Element): () => void {
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
  // Bypasses React's own setter, which would treat the value as already known.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, was);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}
