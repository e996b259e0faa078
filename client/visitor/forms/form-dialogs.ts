/**
 * Password dialogs: open if the page requests it, and always modal. Without JavaScript they are open in the page; this
 * makes them modal.
 */
export function syncDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[data-form-dialog]')) {
    if (dialog.dataset.formDialog !== 'open') dialog.close();
    else if (!dialog.matches(':modal')) {
      // Closing it would clear it, including the server's errors.
      dialog.open = false;
      dialog.showModal();
    }
  }
}

/** A link with `data-dialog` opens the dialog of that id in place, `data-dialog-close` closes its own. */
export function followDialogLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>('[data-dialog], [data-dialog-close]')
      : null;
  if (!link) return;
  const dialog = link.dataset.dialog ? document.getElementById(link.dataset.dialog) : link.closest('dialog');
  if (!(dialog instanceof HTMLDialogElement)) return;
  event.preventDefault();
  if (!link.dataset.dialog) dialog.close();
  else if (!dialog.open) dialog.showModal();
}

/** A closed dialog discards its values and errors. */
export function clearDialog(event: Event): void {
  const dialog = event.target;
  if (!(dialog instanceof HTMLDialogElement) || dialog.dataset.formDialog === undefined) return;
  dialog.dataset.formDialog = '';
  for (const form of dialog.querySelectorAll('form')) form.reset();
  for (const input of dialog.querySelectorAll('[aria-invalid]')) {
    input.removeAttribute('aria-invalid');
    input.removeAttribute('aria-describedby');
  }
  for (const problem of dialog.querySelectorAll('[data-form-problems], .Ui-field-error')) problem.remove();
}
