import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds after which popups come without pictures that do not come. */
const patience = 3_000;

/**
 * Whether the pictures with which the popups in `root` open are there: they come whole, or not yet. A picture that is
 * drawn for the first time while its popup is still transparent is also no largest paint of the page (decision 024).
 */
export function usePicturesReady(root: RefObject<HTMLElement | null>): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const done = () => setReady(true);
    const timer = setTimeout(done, patience);
    const pictures = [...(root.current?.querySelectorAll('img') ?? [])];
    // Those of later slides are lazy: without a box they are not asked for.
    const first = pictures.filter(({ loading }) => loading !== 'lazy');
    Promise.allSettled(first.map((picture) => picture.decode())).then(done);
    return () => clearTimeout(timer);
  }, [root]);
  return ready;
}
