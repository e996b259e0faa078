import { createContext, use } from 'react';
import { usePage } from './use-page.tsx';

/** Receives the instants (ISO) at which the output of the node being rendered stops being true. */
export const ExpiryContext = createContext<(until: string) => void>(() => {});

/**
 * The instant of the render (ISO), given by the server apart from the page: who asks for it here says until when
 * the answer holds, so the rendering can be kept although time goes on.
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
