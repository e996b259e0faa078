import type { Role } from '#schemas/operator/roles.ts';
import { nextNumber } from '#server/backend/database/counters.ts';
import type { Database } from '#server/backend/database/open.ts';
import type { OperatorHandler } from '../context/handler.ts';
import type { OperatorContext } from '../context/operator-context.ts';
import { OperatorRefusal } from '../context/refusal.ts';
import { assertSession } from './assert-session.ts';
import { endInvitationsBy, hasInviter } from './invitations.ts';

const iso = (time: number) => new Date(time).toISOString();

/** Members and open invitations, by email address. */
export const members: OperatorHandler<'members'> = async ({ db, partner, now }) => {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('operators', 'operators.id', 'memberships.operatorId')
    .where('partnerId', '=', partner.id)
    .orderBy('email')
    .select(['operators.id', 'email', 'name', 'role', 'seenAt'])
    .execute();
  const invitations = await db
    .selectFrom('invitations')
    .where('partnerId', '=', partner.id)
    .where('expiresAt', '>', now)
    .where(hasInviter)
    .orderBy('email')
    .select(['id', 'email', 'role', 'expiresAt'])
    .execute();
  return {
    rows: rows.map(({ seenAt, ...row }) => ({ ...row, lastSeenAt: seenAt === null ? null : iso(seenAt) })),
    invitations: invitations.map(({ role, expiresAt, ...row }) => ({
      ...row,
      role: role ?? 'viewer',
      expiresAt: iso(expiresAt),
    })),
  };
};

/** Names of the members who may publish, for those who may not. */
export const publishers: OperatorHandler<'publishers'> = async ({ db, partner }) => {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('operators', 'operators.id', 'memberships.operatorId')
    .where('partnerId', '=', partner.id)
    .where('role', 'in', ['publisher', 'administrator'])
    .orderBy('name')
    .orderBy('operators.id')
    .select('name')
    .execute();
  return { names: rows.map(({ name }) => name) };
};

/** Changes a member's role. */
export const changeRole: OperatorHandler<'changeRole'> = async (context, { id }, { role }) => {
  await changeMember(context, id, role);
  return { done: true };
};

/** Removes a member. */
export const removeMember: OperatorHandler<'removeMember'> = async (context, { id }) => {
  await changeMember(context, id, null);
  return { done: true };
};

/** @param role null removes the member */
async function changeMember(context: OperatorContext, operatorId: number, role: Role | null): Promise<void> {
  const { db, partner, session } = context;
  assertSession(session);
  await db.transaction().execute(async (transaction) => {
    // Changes of a partner's members wait for each other here: two that each leave one administrator would leave none.
    await nextNumber(transaction, partner.id, 'memberships');
    const member = await transaction
      .selectFrom('memberships')
      .innerJoin('operators', 'operators.id', 'memberships.operatorId')
      .where('partnerId', '=', partner.id)
      .where('operatorId', '=', operatorId)
      .select(['role', 'email', 'isInstanceAdministrator'])
      .executeTakeFirst();
    if (!member) throw new OperatorRefusal(404, 'MEMBER_NOT_FOUND');
    if (member.role === 'administrator' && role !== 'administrator')
      await assertAnotherAdministrator(transaction, partner.id, operatorId);
    const own = { partnerId: partner.id, operatorId };
    await (role === null
      ? transaction.deleteFrom('memberships').where((eb) => eb.and(own))
      : transaction
          .updateTable('memberships')
          .set({ role })
          .where((eb) => eb.and(own))
    ).execute();
    // An operator who comes back chooses again.
    if (role === null)
      await transaction
        .deleteFrom('mailChoices')
        .where((eb) => eb.and(own))
        .execute();
    if (role !== 'administrator' && !member.isInstanceAdministrator)
      await endInvitationsBy(transaction, operatorId, partner.id);
    await context.record(transaction, {
      target: `member ${member.email}`,
      before: member.role,
      after: role,
    });
  });
}

async function assertAnotherAdministrator(
  transaction: Database,
  partnerId: number,
  operatorId: number,
): Promise<void> {
  const other = await transaction
    .selectFrom('memberships')
    .where('partnerId', '=', partnerId)
    .where('role', '=', 'administrator')
    .where('operatorId', '!=', operatorId)
    .select('operatorId')
    .executeTakeFirst();
  if (!other) throw new OperatorRefusal(409, 'LAST_ADMINISTRATOR');
}
