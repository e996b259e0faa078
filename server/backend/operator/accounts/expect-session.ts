import type { CallSession } from '../context/operator-context.ts';
import { OperatorRefusal } from '../context/refusal.ts';

/**
 * Allows a call only to an operator who has signed in: a stolen token of the command line must neither take over an account
 * nor give anybody access.
 * @throws OperatorRefusal 403 for a token
 */
export function expectSession({ kind }: CallSession): void {
  if (kind !== 'session') throw new OperatorRefusal(403, 'SESSION_REQUIRED');
}
