import { useMemo } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse, unstable_serialize, useSWRConfig } from 'swr';

/** How many texts have a number, and how many answers are cached. */
const limit = 6;
/** The texts that were used last, with the most recent one at the end. */
const numbers = new Map<string, number>();
/** Keys of cached answers, with the most recent one at the end. */
const answered = new Map<string, true>();
let lastNumber = 0;

/**
 * Reads an answer about a whole document. SWR removes neither keys nor answers: here a number stands for the text, which
 * may have megabytes, and only the last answers stay cached.
 * @param kind what is asked, and about which partner or revision
 */
export function useTextAnswer<Answer>(
  kind: readonly (string | number | null)[],
  text: string,
  read: () => Promise<Answer>,
  options: SWRConfiguration<Answer>,
): SWRResponse<Answer> {
  const { cache } = useSWRConfig();
  const number = useMemo(() => numberOf(text), [text]);
  const key = [...kind, number];
  const readAndPrune = async () => {
    const answer = await read();
    const removed = putLast(answered, unstable_serialize(key), true);
    if (removed !== undefined) cache.delete(removed);
    return answer;
  };
  return useSWR(key, readAndPrune, options);
}

/** The same number for the same text, while it is among the last ones. */
function numberOf(text: string): number {
  const number = numbers.get(text) ?? lastNumber + 1;
  lastNumber = Math.max(lastNumber, number);
  putLast(numbers, text, number);
  return number;
}

/** Puts an entry at the end of a map. @returns the key of the first entry if there was no room for it */
function putLast<Value>(map: Map<string, Value>, key: string, value: Value): string | undefined {
  map.delete(key);
  map.set(key, value);
  const [first] = map.keys();
  if (first === undefined || map.size <= limit) return undefined;
  map.delete(first);
  return first;
}
