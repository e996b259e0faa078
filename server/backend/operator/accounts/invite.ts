import { notFound } from '#server/backend/context/refusal.ts';
import type { Database } from '#server/backend/database/open.ts';
import { enqueueInvitation } from '#server/backend/outbox/enqueue.ts';
import type { OperatorHandler } from '../context/handler.ts';
import { OperatorRefusal } from '../context/refusal.ts';
import { assertSession } from './assert-session.ts';
import { createInvitation } from './invitations.ts';
import { countInvitation } from './mail-budgets.ts';

/** Open invitations of one partner. */
const maxInvitations = 100;

/**
 * Invites an email address to the partner. Only the mail has a link where mail is set up: an inviter must not learn
 * which email addresses have accounts, nor open one in the name of somebody else. Elsewhere the answer has the token,
 * this once.
 */
export const invite: OperatorHandler<'invite'> = async (context, _params, { email, role }) => {
  const { db, partner, operator, session, now } = context;
  assertSession(session);
  await countInvitation(db, partner.id, now);
  return db.transaction().execute(async (transaction) => {
    if (await isMember(transaction, partner.id, email)) throw new OperatorRefusal(409, 'ALREADY_MEMBER');
    const { id, token, expiresAt } = await createInvitation(transaction, {
      email,
      invitedBy: operator.id || null,
      now,
      to: { partnerId: partner.id, role },
    });
    const { count } = await transaction
      .selectFrom('invitations')
      .where('partnerId', '=', partner.id)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) > maxInvitations) throw new OperatorRefusal(409, 'TOO_MANY');
    await context.record(transaction, { target: `invitation ${email}`, after: role });
    const isMailed = context.isMailSetUp === true;
    if (isMailed)
      await enqueueInvitation(transaction, { id, partnerId: partner.id, invitedBy: operator.id, now });
    return { id, token: isMailed ? null : token, expiresAt: new Date(expiresAt).toISOString() };
  });
};

const isMember = async (db: Database, partnerId: number, email: string): Promise<boolean> =>
  (await db
    .selectFrom('memberships')
    .innerJoin('operators', 'operators.id', 'memberships.operatorId')
    .where('partnerId', '=', partnerId)
    .where('email', '=', email)
    .select('operatorId')
    .executeTakeFirst()) !== undefined;

/** Withdraws an open invitation of the partner. */
export const withdrawInvitation: OperatorHandler<'withdrawInvitation'> = async (context, { id }) => {
  const { db, partner, session } = context;
  assertSession(session);
  await db.transaction().execute(async (transaction) => {
    const withdrawn = await transaction
      .deleteFrom('invitations')
      .where('partnerId', '=', partner.id)
      .where('id', '=', id)
      .returning(['email', 'role'])
      .executeTakeFirst();
    if (!withdrawn) throw notFound();
    const { email, role } = withdrawn;
    await context.record(transaction, { target: `invitation ${email}`, before: role });
  });
  return { done: true };
};
