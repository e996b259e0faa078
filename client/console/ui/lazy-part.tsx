import type { ComponentType } from 'react';
import useSWR from 'swr';
import { LoadState } from './LoadState.tsx';

/** Milliseconds after which parts load by themselves: the first screen is long at rest. */
const aheadMs = 30_000;
const once = { revalidateOnFocus: false, revalidateIfStale: false, revalidateOnReconnect: false };

let parts = 0;

/**
 * A part of a screen that loads when it is needed. If it cannot be loaded, it offers to try again; the rest of the
 * screen stays.
 * @param options.rows of the skeleton until then
 * @param options.isAhead it also loads by itself, because it may be needed offline
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { rows = 2, isAhead = false } = {},
): ComponentType<P> {
  parts += 1;
  const key = ['part', parts];
  if (isAhead) setTimeout(() => void load().catch(() => {}), aheadMs);
  return function LazyPart(props: P) {
    const read = useSWR(key, async () => ({ Part: await load() }), once);
    return (
      <LoadState read={read} rows={rows}>
        {({ Part }) => <Part {...props} />}
      </LoadState>
    );
  };
}
