import { hasRole, type Role } from '#schemas/operator/roles.ts';
import type { Database } from '#server/backend/database/open.ts';
import { storable } from '#server/backend/database/search.ts';
import { flag } from '#server/backend/database/tables.ts';
import { recordAction } from '../context/audit.ts';
import type { OperatorHandler } from '../context/handler.ts';
import type { AnyoneContext, SignedInOperator } from '../context/operator-context.ts';
import { OperatorRefusal } from '../context/refusal.ts';
import { assertNewPassword } from './account.ts';
import { invitationOf } from './invitations.ts';
import { lockAccount } from './lock-account.ts';
import { namesOf } from './partners.ts';
import { accountOf, beginSession } from './sign-in.ts';
import { hashNewPassword, verifyPassword } from './verify-password.ts';

type Invitation = NonNullable<Awaited<ReturnType<typeof invitationOf>>>;

/** What an invitation is for. */
export const invitation: OperatorHandler<'invitation'> = async ({ db, now, language }, { token }) => {
  const found = await assertInvitation(db, token, now);
  const { partnerId, email, role, code, expiresAt } = found;
  const names = partnerId === null ? undefined : await namesOf(db, [partnerId], language);
  return {
    email,
    role,
    partnerName: partnerId === null ? null : (names?.get(partnerId) ?? code),
    hasAccount: (await accountOf(db, email)) !== undefined,
    expiresAt: new Date(expiresAt).toISOString(),
  };
};

/** Accepts an invitation with a new account or an existing one, and signs in. */
export const acceptInvitation: OperatorHandler<'acceptInvitation'> = async (context, { token }, body) => {
  const { db, now } = context;
  const found = await assertInvitation(db, token, now);
  const { email } = found;
  const account = await accountOf(db, email);
  if (account && !(await verifyPassword(context, { email, account, password: body.password })))
    throw new OperatorRefusal(400, 'PASSWORD_WRONG');
  if (!account && !body.name) throw new OperatorRefusal(400, 'NAME_REQUIRED');
  const passwordHash = account ? '' : await hashNewPassword(assertNewPassword(body.password, email));
  return db.transaction().execute(async (transaction) => {
    if (account) await lockAccount(transaction, account, 'PASSWORD_WRONG');
    await useInvitation(transaction, found.id);
    const isInstanceAdministrator = found.role === null || account?.isInstanceAdministrator === true;
    const operator = account
      ? { ...account, isInstanceAdministrator }
      : await createOperator(transaction, {
          email,
          name: body.name ?? '',
          passwordHash,
          isInstanceAdministrator,
          language: context.language,
          now,
        });
    await join(transaction, context, found, operator);
    return beginSession(context, transaction, operator);
  });
};

async function assertInvitation(db: Database, token: string, now: number): Promise<Invitation> {
  const found = await invitationOf(db, token, now);
  if (!found) throw new OperatorRefusal(404, 'INVITATION_NOT_FOUND');
  return found;
}

/** Deletes the invitation. If two requests come at once, only one succeeds. */
async function useInvitation(transaction: Database, id: number): Promise<void> {
  const used = await transaction
    .deleteFrom('invitations')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!used) throw new OperatorRefusal(404, 'INVITATION_NOT_FOUND');
}

/**
 * Creates an account. @throws OperatorRefusal 404 if another invitation to the email address has been accepted since
 */
export async function createOperator(
  transaction: Database,
  {
    email,
    name,
    language,
    passwordHash,
    isInstanceAdministrator,
    now,
  }: Omit<SignedInOperator, 'id'> & { passwordHash: string; now: number },
): Promise<SignedInOperator> {
  const known = { email, name: storable(name), language };
  const created = await transaction
    .insertInto('operators')
    .values({
      ...known,
      passwordHash,
      isInstanceAdministrator: flag(isInstanceAdministrator),
      createdAt: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) throw new OperatorRefusal(404, 'INVITATION_NOT_FOUND');
  return { id: created.id, ...known, isInstanceAdministrator };
}

/** Makes an operator a member with the invitation's role, or with the present one if that allows more. */
async function join(
  transaction: Database,
  { now }: AnyoneContext,
  { partnerId, role }: Invitation,
  operator: SignedInOperator,
): Promise<void> {
  const actor = { call: 'acceptInvitation' as const, now, operator };
  if (partnerId === null || role === null) {
    await transaction
      .updateTable('operators')
      .set({ isInstanceAdministrator: 1 })
      .where('id', '=', operator.id)
      .execute();
    return recordAction(transaction, actor, { target: 'instance', after: { role: 'administrator' } });
  }
  const before = await transaction
    .selectFrom('memberships')
    .where('partnerId', '=', partnerId)
    .where('operatorId', '=', operator.id)
    .select('role')
    .executeTakeFirst();
  const next: Role = before && hasRole(before.role, role) ? before.role : role;
  await transaction
    .insertInto('memberships')
    .values({ partnerId, operatorId: operator.id, role: next, createdAt: now })
    .onConflict((conflict) => conflict.columns(['partnerId', 'operatorId']).doUpdateSet({ role: next }))
    .execute();
  await recordAction(
    transaction,
    { ...actor, partner: { id: partnerId } },
    { target: `member ${operator.email}`, before: before?.role ?? null, after: next },
  );
}
