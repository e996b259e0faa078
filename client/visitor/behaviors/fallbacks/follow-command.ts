/**
 * Runs a button's `command` on its `commandfor` dialog: opens or closes it. The bootstrap loads this in browsers that
 * lack the feature (Chromium before 135, Firefox before 144, Safari before 26.2), which otherwise have no menu.
 * @param target the clicked element: the button or something in it
 */
export function followCommand(target: EventTarget | null): void {
  const button = target instanceof Element ? target.closest('[commandfor]') : null;
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button?.getAttribute('command') === 'close') dialog.close();
  else if (!dialog.open) dialog.showModal();
}
