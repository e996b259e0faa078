import { email as emailShape } from '#schemas/operator/session-calls.ts';
import type { Database } from '#server/backend/database/open.ts';
import type { Millis } from '#server/backend/database/tables.ts';
import { recordAction } from '../context/audit.ts';
import { UserError } from './add-user.ts';
import { endAccess } from './end-access.ts';
import { accountOf } from './sign-in.ts';

/** What ended with a user, and what has no administrator now: these partners, by code, or the whole instance. */
type RemovedUser = {
  email: string;
  hadAccount: boolean;
  invitations: number;
  without: { partners: string[]; instance: boolean };
};

/**
 * Removes a user from the instance: the account with its memberships, sessions, tokens and the invitations by it, and
 * every open invitation of the email address, so that none of them leads back. What the user wrote and the audit log
 * stay.
 * @throws UserError if the email address has neither an account nor an invitation
 */
export function removeUser(db: Database, address: string, now: Millis): Promise<RemovedUser> {
  const email = emailShape.safeParse(address.trim());
  return db.transaction().execute(async (transaction) => {
    const find = async () => (email.success ? accountOf(transaction, email.data) : undefined);
    const known = await find();
    // Locks the account, so that a sign-in under way is refused, and before its invitations, as accepting one does.
    if (known) await endAccess(transaction, known.id);
    const invitations = email.success ? await withdrawAll(transaction, email.data, now) : [];
    // An invitation may have been accepted since.
    const account = known ?? (await find());
    if (!email.success || (!account && invitations.length === 0))
      throw new UserError(
        `There is neither an account nor an open invitation with the address "${address}".`,
      );
    const memberships = account ? await membershipsOf(transaction, account.id) : [];
    if (account) await transaction.deleteFrom('operators').where('id', '=', account.id).execute();
    const actor = { call: 'user remove' as const, now };
    for (const { partnerId, role } of memberships)
      await recordAction(
        transaction,
        { ...actor, partner: { id: partnerId } },
        { target: `member ${email.data}`, before: role },
      );
    for (const { partnerId, role } of invitations)
      await recordAction(
        transaction,
        { ...actor, ...(partnerId !== null && { partner: { id: partnerId } }) },
        { target: `invitation ${email.data}`, before: role ?? 'administrator of the instance' },
      );
    if (account)
      await recordAction(transaction, actor, {
        target: `account ${email.data}`,
        ...(account.isInstanceAdministrator && { before: 'administrator of the instance' }),
      });
    const administered = memberships.filter(({ role }) => role === 'administrator');
    return {
      email: email.data,
      hadAccount: account !== undefined,
      invitations: invitations.length,
      without: {
        partners: await withoutAdministrator(transaction, administered),
        instance: account?.isInstanceAdministrator === true && !(await hasInstanceAdministrator(transaction)),
      },
    };
  });
}

/** Withdraws the invitations of an email address. @returns those that were open */
async function withdrawAll(transaction: Database, email: string, now: Millis) {
  const withdrawn = await transaction
    .deleteFrom('invitations')
    .where('email', '=', email)
    .returning(['partnerId', 'role', 'expiresAt'])
    .execute();
  return withdrawn.filter(({ expiresAt }) => expiresAt > now);
}

const membershipsOf = (db: Database, operatorId: number) =>
  db
    .selectFrom('memberships')
    .innerJoin('partners', 'partners.id', 'memberships.partnerId')
    .where('operatorId', '=', operatorId)
    .orderBy('code')
    .select(['partnerId', 'code', 'role'])
    .execute();

/** The codes of those partners that have no administrator of their own. */
async function withoutAdministrator(
  db: Database,
  partners: readonly { partnerId: number; code: string }[],
): Promise<string[]> {
  if (partners.length === 0) return [];
  const rows = await db
    .selectFrom('memberships')
    .where(
      'partnerId',
      'in',
      partners.map(({ partnerId }) => partnerId),
    )
    .where('role', '=', 'administrator')
    .select('partnerId')
    .execute();
  const having = new Set(rows.map(({ partnerId }) => partnerId));
  return partners.filter(({ partnerId }) => !having.has(partnerId)).map(({ code }) => code);
}

const hasInstanceAdministrator = async (db: Database): Promise<boolean> =>
  (await db
    .selectFrom('operators')
    .where('isInstanceAdministrator', '=', 1)
    .select('id')
    .executeTakeFirst()) !== undefined;
