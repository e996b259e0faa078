import { type Role, roles } from '#schemas/operator/roles.ts';
import { email as emailShape, operatorName, passwordProblem } from '#schemas/operator/session-calls.ts';
import type { Database } from '#server/backend/database/open.ts';
import { flag } from '#server/backend/database/tables.ts';
import { hashPassword } from '#server/backend/security/passwords.ts';
import { recordAction } from '../context/audit.ts';
import { createOperator } from './accept-invitation.ts';
import { endAccess } from './end-access.ts';
import { createInvitation, type InvitedTo } from './invitations.ts';

/** A user to add from the command line: an administrator of the instance, or a member of one partner. */
export type NewUser = {
  email: string;
  isAdministrator?: boolean;
  partner?: string | undefined;
  role?: string | undefined;
  /** Sets the password, even of an existing account, instead of inviting. */
  password?: string | undefined;
  name?: string | undefined;
};

/** The token of an invitation, or null if the account was given its password. */
type AddedUser = { email: string; invitation: { token: string; expiresAt: number } | null };

/** What is wrong with the arguments of a command. */
export class UserError extends Error {}

const passwordRules = {
  PASSWORD_TOO_SHORT: 'The password must have 10 to 200 characters.',
  PASSWORD_TOO_PLAIN: 'The password needs at least five different characters.',
  PASSWORD_IS_ADDRESS: 'The email address, or the part before its @, cannot be the password.',
};

/**
 * Invites a user, or with a password creates the account or gives it that password. A new password ends its sessions.
 * @throws UserError if an argument is invalid
 */
export async function addUser(db: Database, user: NewUser, now = Date.now()): Promise<AddedUser> {
  const email = emailShape.safeParse(user.email.trim());
  if (!email.success) throw new UserError(`"${user.email}" is not an email address.`);
  const to = await invitedTo(db, user);
  const actor = {
    call: 'user add' as const,
    now,
    ...(to.partnerId !== null && { partner: { id: to.partnerId } }),
  };
  const target = `${user.password === undefined ? 'invitation' : 'account'} ${email.data}`;
  const after = to.role ?? 'administrator of the instance';
  if (user.password === undefined)
    return db.transaction().execute(async (transaction) => {
      const invitation = await createInvitation(transaction, { email: email.data, to, invitedBy: null, now });
      await recordAction(transaction, actor, { target, after });
      return { email: email.data, invitation };
    });
  const problem = passwordProblem(user.password, email.data);
  if (problem) throw new UserError(passwordRules[problem]);
  const passwordHash = await hashPassword(user.password);
  await db.transaction().execute(async (transaction) => {
    await setAccount(transaction, { ...user, email: email.data }, { passwordHash, to, now });
    await recordAction(transaction, actor, { target, after });
  });
  return { email: email.data, invitation: null };
}

async function invitedTo(db: Database, { isAdministrator, partner, role }: NewUser): Promise<InvitedTo> {
  if (isAdministrator && (partner !== undefined || role !== undefined))
    throw new UserError('An administrator of the instance needs neither --partner nor --role.');
  if (isAdministrator) return { partnerId: null, role: null };
  if (partner === undefined || role === undefined)
    throw new UserError('Name --administrator, or --partner and --role.');
  if (!(roles as readonly string[]).includes(role))
    throw new UserError(`There is no role "${role}". The roles are ${roles.join(', ')}.`);
  const row = await db.selectFrom('partners').where('code', '=', partner).select('id').executeTakeFirst();
  if (!row) throw new UserError(`There is no partner "${partner}".`);
  return { partnerId: row.id, role: role as Role };
}

async function setAccount(
  transaction: Database,
  { email, name }: NewUser,
  { passwordHash, to, now }: { passwordHash: string; to: InvitedTo; now: number },
): Promise<void> {
  const isInstanceAdministrator = to.partnerId === null;
  const known = await transaction
    .updateTable('operators')
    .set({ passwordHash, ...(isInstanceAdministrator && { isInstanceAdministrator: flag(true) }) })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst();
  if (known) await endAccess(transaction, known.id);
  const named = operatorName.catch(email.slice(0, 80)).parse(name);
  const { id } =
    known ??
    (await createOperator(transaction, {
      email,
      name: named,
      language: 'ko',
      passwordHash,
      isInstanceAdministrator,
      now,
    }));
  if (to.partnerId === null) return;
  const { partnerId, role } = to;
  await transaction
    .insertInto('memberships')
    .values({ partnerId, operatorId: id, role, createdAt: now })
    .onConflict((conflict) => conflict.columns(['partnerId', 'operatorId']).doUpdateSet({ role }))
    .execute();
}
