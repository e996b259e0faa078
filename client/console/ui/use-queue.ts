import { useRef } from 'react';

/** Runs functions one after another, in the order of the calls, even after one has failed. */
export function useQueue() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = last.current.then(work, work);
    last.current = next;
    return next;
  };
}
