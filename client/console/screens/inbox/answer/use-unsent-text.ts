import { useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Operator } from '#schemas/operator/session-calls.ts';

/** Where the text is stored that this operator has not sent, and when the answer was given that it replaces. */
export function useUnsentKeys(id: string): { text: string; of: string } {
  const operator = useRouteLoaderData<Operator>('signed-in');
  const text = `maru-unsent:${operator?.id}:${id}`;
  return { text, of: `${text}:of` };
}

/**
 * A text that is being written. It survives a reload, leaving the entry and the end of the session until its operator
 * sends it or signs out.
 * @param id tells it from other texts
 * @param of when the answer was given that the text replaces; null if there was none
 */
export function useUnsentText(
  id: string,
  initial: string,
  of: string | null,
): [string, (text: string) => void, () => void] {
  const keys = useUnsentKeys(id);
  const [text, setText] = useState(() => sessionStorage.getItem(keys.text) ?? initial);
  const change = (changed: string) => {
    setText(changed);
    sessionStorage.setItem(keys.text, changed);
    sessionStorage.setItem(keys.of, of ?? '');
  };
  const clear = () => {
    sessionStorage.removeItem(keys.text);
    sessionStorage.removeItem(keys.of);
  };
  return [text, change, clear];
}
