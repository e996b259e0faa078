import { notFound } from '#server/backend/context/refusal.ts';
import type { Database } from '#server/backend/database/open.ts';
import { storable } from '#server/backend/database/search.ts';
import type { Millis } from '#server/backend/database/tables.ts';
import type { OperatorHandler } from '../context/handler.ts';
import { OperatorRefusal } from '../context/refusal.ts';
import { assertPassword } from './account.ts';
import { assertOpenSession, lockAccount } from './lock-account.ts';
import { openSession } from './sessions.ts';

/** Tokens of one operator. */
const maxTokens = 20;

/** Makes a token for the command line. A token cannot create further tokens, so its expiry holds. */
export const createToken: OperatorHandler<'createToken'> = async (context, _params, body) => {
  const { db, operator, address, userAgent, now } = context;
  const { name, days, currentPassword } = body;
  const account = await assertPassword(context, currentPassword);
  return db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, account, 'PASSWORD_WRONG');
    await assertOpenSession(transaction, context);
    const existing = await validTokens(transaction, operator.id, now).select('id').execute();
    if (existing.length >= maxTokens) throw new OperatorRefusal(409, 'TOO_MANY');
    const client = { address, userAgent, now };
    const { token, expiresAt } = await openSession(transaction, operator.id, client, {
      name: storable(name),
      days,
    });
    await context.record(transaction, { target: `token ${name}`, after: { days } });
    return { token, expiresAt: iso(expiresAt) };
  });
};

/** The operator's own tokens, without their secrets. */
export const tokens: OperatorHandler<'tokens'> = async ({ db, operator, session, now }) => {
  const rows = await validTokens(db, operator.id, now)
    .orderBy('id', 'desc')
    .select(['id', 'name', 'createdAt', 'seenAt', 'expiresAt'])
    .execute();
  return {
    rows: rows.map(({ id, name, createdAt, seenAt, expiresAt }) => ({
      id,
      name,
      isCurrent: id === session.id,
      createdAt: iso(createdAt),
      // The first use is recorded with a later time, even in the millisecond of the creation.
      lastUsedAt: seenAt > createdAt ? iso(seenAt) : null,
      expiresAt: iso(expiresAt),
    })),
  };
};

/** Ends a token of the operator. A token may do this too, just as it may sign out everywhere. */
export const revokeToken: OperatorHandler<'revokeToken'> = async (context, { id }) => {
  const { db, operator } = context;
  await db.transaction().execute(async (transaction) => {
    const revoked = await transaction
      .deleteFrom('operatorSessions')
      .where('operatorId', '=', operator.id)
      .where('kind', '=', 'token')
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst();
    if (!revoked) throw notFound();
    await context.record(transaction, { target: `token ${revoked.name}` });
  });
  return { done: true };
};

const validTokens = (db: Database, operatorId: number, now: Millis) =>
  db
    .selectFrom('operatorSessions')
    .where('operatorId', '=', operatorId)
    .where('kind', '=', 'token')
    .where('expiresAt', '>', now);

const iso = (time: Millis) => new Date(time).toISOString();
