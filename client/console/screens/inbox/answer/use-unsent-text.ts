import { useState } from 'react';

/**
 * A text that is being written. It survives a reload and leaving the entry until it is sent.
 * @param id tells it from other texts
 */
export function useUnsentText(id: string, initial: string): [string, (text: string) => void, () => void] {
  const key = `maru-unsent:${id}`;
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? initial);
  const change = (changed: string) => {
    setText(changed);
    sessionStorage.setItem(key, changed);
  };
  return [text, change, () => sessionStorage.removeItem(key)];
}
