/** Where toasts are visible and usable: the topmost modal dialog, as everything else is inert, or the body. */
export function stackHost(): HTMLElement {
  const modals = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].filter((dialog) =>
    dialog.matches(':modal'),
  );
  // The latest is on top, unless an earlier one was opened from within it.
  return modals.find((dialog) => dialog.contains(document.activeElement)) ?? modals.at(-1) ?? document.body;
}
