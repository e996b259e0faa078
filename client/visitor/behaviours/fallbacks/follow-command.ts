/**
 * Does what a button with `command` and `commandfor` says: opens or closes its dialog. The bootstrap loads it where the
 * browser does not do so itself (Chromium before 135, Firefox before 144, Safari before 26.2): without it those have no
 * menu.
 * @param target what was clicked, the button or something in it
 */
export function followCommand(target: EventTarget | null): void {
  const button = target instanceof Element ? target.closest('[commandfor]') : null;
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button?.getAttribute('command') === 'close') dialog.close();
  else if (!dialog.open) dialog.showModal();
}
