import type { Database } from '#server/backend/database/open.ts';
import { endInvitationsBy } from './invitations.ts';

/**
 * Ends everything through which somebody else may have access to an account: its sessions and tokens, the invitations
 * made with them, and a link to set its password.
 * @param except the session that stays
 */
export async function endAccess(transaction: Database, operatorId: number, except?: number): Promise<void> {
  // Locks the account first: a sign-in under way then either has its session, which ends here, or is refused afterwards.
  await transaction
    .updateTable('operators')
    .set((eb) => ({ passwordHash: eb.ref('passwordHash') }))
    .where('id', '=', operatorId)
    .execute();
  await transaction
    .deleteFrom('operatorSessions')
    .where('operatorId', '=', operatorId)
    .$if(except !== undefined, (all) => all.where('id', '!=', except ?? 0))
    .execute();
  await transaction.deleteFrom('passwordResets').where('operatorId', '=', operatorId).execute();
  await endInvitationsBy(transaction, operatorId);
}
