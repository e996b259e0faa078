/**
 * Closes non-modal dialogs (`data-close-outside`, client/visitor/behaviors/start-overlays) on Escape in browsers without
 * `closedby` (see close-outside.ts).
 */
export function closeOnEscape(): void {
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key !== 'Escape' || defaultPrevented) return;
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[data-close-outside][open]'))
      dialog.close();
  });
}
