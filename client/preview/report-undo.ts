import { isUndoKey } from '#client/console/ui/undo-key.ts';
import type { FrameMessage } from './types.ts';

/** Passes the keys of undo and redo on to the console while the page has the focus. */
export function reportUndo(send: (message: FrameMessage) => void): void {
  document.addEventListener('keydown', (event) => {
    const step = isUndoKey(event);
    // A text that is edited has the browser's own steps, and inputs of the page too.
    if (
      !step ||
      event.defaultPrevented ||
      (event.target as Element).closest('input, textarea, [contenteditable]')
    )
      return;
    event.preventDefault();
    send({ type: 'step', step });
  });
}
