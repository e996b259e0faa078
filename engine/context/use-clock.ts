import { createContext, use } from 'react';
import { usePage } from './use-page.tsx';

/** Receives the instants (ISO) at which the output of the node being rendered expires. */
export const ExpiryContext = createContext<(until: string) => void>(() => {});

/**
 * The instant of the render (ISO), which the server provides separately from the page. Code that reads it here states
 * how long its output is valid, so the rendering can be cached.
 */
export const InstantContext = createContext<string | undefined>(undefined);

/**
 * Time as an input. A block whose output depends on the clock reads `now` here and calls `until` with the
 * instant at which that output changes; the page's cache entry ends at the earliest of them. An island lists `now`
 * among its facts.
 */
export function useClock(): { now: Date; until: (instant: Date | string) => void } {
  const page = usePage();
  const now = use(InstantContext) ?? page.now;
  const record = use(ExpiryContext);
  return { now: new Date(now), until: (instant) => record(new Date(instant).toISOString()) };
}
