import { useEffect, useEffectEvent } from 'react';

/** Saves with Ctrl+S, or ⌘S on a Mac, as long as no dialog is open. */
export function useSaveKey(save: () => void): void {
  const saveNow = useEffectEvent(save);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's';
      if (!isSave) return;
      event.preventDefault();
      if (event.repeat || document.querySelector('.Dialog-overlay')) return;
      // Some fields take over what is typed when they lose the focus.
      const field = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      if (field?.matches('input')) {
        field.blur();
        field.focus();
      }
      setTimeout(() => saveNow());
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
