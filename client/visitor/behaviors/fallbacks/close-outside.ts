/**
 * Closes a modal dialog with `closedby="any"` on a click outside it, in browsers that do not (Chromium before 134,
 * Firefox before 141, Safari before 27.3). Such a click targets the dialog itself, because the backdrop is part of it.
 */
export function closeOutside({ target, clientX, clientY }: MouseEvent): void {
  if (!(target instanceof HTMLDialogElement) || target.getAttribute('closedby') !== 'any') return;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close();
}
