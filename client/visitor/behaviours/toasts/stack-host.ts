/** Where toasts can be seen and pressed: in the modal dialog that opened last, all else being inert; else in the body. */
export function stackHost(): HTMLElement {
  const modals = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].filter((dialog) =>
    dialog.matches(':modal'),
  );
  // The later one lies above, unless an earlier one was opened from within it.
  return modals.find((dialog) => dialog.contains(document.activeElement)) ?? modals.at(-1) ?? document.body;
}
