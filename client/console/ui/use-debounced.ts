import { useEffect, useState } from 'react';

/** Milliseconds without a key after which a search is sent. */
const searchDelayMs = 200;

/** A text once it has not changed for a moment. */
export function useDebounced(text: string, delayMs = searchDelayMs): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), delayMs);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return debounced;
}
