import type { FailedOutcome } from './load-sources.ts';

/**
 * Whether a visitor is told of a failed read (SPEC section 8): not that there is no such thing (404), nor of a conflict
 * (409), nor of what is only late and asked for again by the browser.
 */
export const isTold = ({ status, pending }: FailedOutcome, deferred: boolean): boolean =>
  status !== 404 && status !== 409 && !(deferred && pending);
