import { useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Operator } from '#schemas/operator/session-calls.ts';

/**
 * A text that is being written. It survives a reload, leaving the entry and the end of the session until its operator
 * sends it or signs out.
 * @param id tells it from other texts
 */
export function useUnsentText(id: string, initial: string): [string, (text: string) => void, () => void] {
  const operator = useRouteLoaderData<Operator>('signed-in');
  const key = `maru-unsent:${operator?.id}:${id}`;
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? initial);
  const change = (changed: string) => {
    setText(changed);
    sessionStorage.setItem(key, changed);
  };
  return [text, change, () => sessionStorage.removeItem(key)];
}
