import { useEffect } from 'react';
import { isUndoKey } from '../../ui/undo-key.ts';

/** Around forms and fields whose text is not of the site document: there, Ctrl+Z is the browser's. */
const ownUndo = '[data-own-undo]';

/** Undoes and redoes steps of the site document by keyboard, unless a dialog or a form of its own has the focus. */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const wanted = isUndoKey(event);
      if (!wanted || event.defaultPrevented || document.querySelector('[role="dialog"]')) return;
      if (event.target instanceof Element && event.target.closest(ownUndo)) return;
      event.preventDefault();
      if (wanted === 'undo') undo();
      else redo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [undo, redo]);
}
