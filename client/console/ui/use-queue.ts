import { useRef } from 'react';

/** Does one thing after another, in the order of the calls, also after one that failed. */
export function useQueue() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = last.current.then(work, work);
    last.current = next;
    return next;
  };
}
