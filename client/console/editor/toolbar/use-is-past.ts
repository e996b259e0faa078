import { type CalendarDateTime, toZoned } from '@internationalized/date';
import { useEffect, useReducer } from 'react';

/** The longest wait of a browser's timer, in milliseconds. */
const longest = 2 ** 31 - 1;

/** Whether a time by the clock of the clinic has passed. It becomes true while it is shown, too. */
export function useIsPast(at: CalendarDateTime | null, timeZone: string): boolean {
  const [, show] = useReducer((count: number) => count + 1, 0);
  const left = at ? toZoned(at, timeZone).toDate().getTime() - Date.now() : Number.POSITIVE_INFINITY;
  useEffect(() => {
    if (!at) return undefined;
    const wait = toZoned(at, timeZone).toDate().getTime() - Date.now();
    if (wait <= 0 || wait > longest) return undefined;
    const timer = setTimeout(show, wait);
    return () => clearTimeout(timer);
  }, [at, timeZone]);
  return left <= 0;
}
