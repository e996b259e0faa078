import { isMissing } from '#engine/api/is-missing.ts';
import type { FailedOutcome } from './load-sources.ts';

/**
 * Whether a page shows a failed read (SPEC section 8). Not of a 404 or 410, a 409, or a late read that the
 * browser repeats.
 */
export const isVisibleFailure = ({ status, pending }: FailedOutcome, deferred: boolean): boolean =>
  !isMissing(status) && status !== 409 && !(deferred && pending);
