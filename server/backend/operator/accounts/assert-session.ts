import type { CallSession } from '../context/operator-context.ts';
import { OperatorRefusal } from '../context/refusal.ts';

/**
 * Refuses a call by a token of the command line: a stolen one must not be enough to take over an account or to invite people.
 * @throws OperatorRefusal 403 for a token
 */
export function assertSession({ kind }: CallSession): void {
  if (kind !== 'session') throw new OperatorRefusal(403, 'SESSION_REQUIRED');
}
