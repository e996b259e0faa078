/**
 * The closest element with this selector around a click by the primary button, without a modifier key; nothing if the
 * click was handled before.
 */
export function clicked<Found extends HTMLElement>(event: MouseEvent, selector: string): Found | null {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, target } = event;
  const isPlain = !(defaultPrevented || button || metaKey || ctrlKey || shiftKey);
  return isPlain && target instanceof Element ? target.closest<Found>(selector) : null;
}
