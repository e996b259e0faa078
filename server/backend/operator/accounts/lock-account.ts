import type { Database } from '#server/backend/database/open.ts';
import type { SignedInContext } from '../context/operator-context.ts';
import { OperatorRefusal } from '../context/refusal.ts';

/**
 * Locks an account until the transaction ends, if it still has the password that was checked before: a reset or a
 * change in between must not leave anything that the old password opened.
 * @throws OperatorRefusal 400 with `code` if it has another password
 */
export async function lockAccount(
  transaction: Database,
  { id, passwordHash }: { id: number; passwordHash: string },
  code: 'SIGN_IN_FAILED' | 'PASSWORD_WRONG',
): Promise<void> {
  const locked = await transaction
    .updateTable('operators')
    .set({ passwordHash })
    .where('id', '=', id)
    .where('passwordHash', '=', passwordHash)
    .returning('id')
    .executeTakeFirst();
  if (!locked) throw new OperatorRefusal(400, code);
}

/**
 * Expects that the session of a call has not ended since the call began. Use it once the account is locked.
 * @throws OperatorRefusal 401
 */
export async function assertOpenSession(
  transaction: Database,
  { session }: Pick<SignedInContext, 'session'>,
): Promise<void> {
  const open = await transaction
    .selectFrom('operatorSessions')
    .where('id', '=', session.id)
    .select('id')
    .executeTakeFirst();
  if (!open) throw new OperatorRefusal(401, 'SIGNED_OUT');
}
