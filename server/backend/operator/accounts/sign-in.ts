import type { z } from 'zod';
import type { session as sessionShape } from '#schemas/operator/session-calls.ts';
import type { Database } from '#server/backend/database/open.ts';
import { recordAction } from '../context/audit.ts';
import type { OperatorHandler } from '../context/handler.ts';
import type { AnyoneContext, SignedInOperator } from '../context/operator-context.ts';
import { OperatorRefusal } from '../context/refusal.ts';
import { endAccess } from './end-access.ts';
import { lockAccount } from './lock-account.ts';
import { readOperator } from './partners.ts';
import { recordNetwork } from './password-guess.ts';
import { openSession } from './sessions.ts';
import { verifyPassword } from './verify-password.ts';

/** Signs in with a password. */
export const signIn: OperatorHandler<'signIn'> = async (context, _params, { email, password }) => {
  const account = await accountOf(context.db, email);
  if (!(await verifyPassword(context, { email, account, password })) || !account)
    throw new OperatorRefusal(400, 'SIGN_IN_FAILED');
  return context.db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, account, 'SIGN_IN_FAILED');
    return beginSession(context, transaction, account);
  });
};

/** The account of an email address, with the data that signing in needs. */
export async function accountOf(
  db: Database,
  email: string,
): Promise<(SignedInOperator & { passwordHash: string }) | undefined> {
  const row = await db
    .selectFrom('operators')
    .where('email', '=', email)
    .select(['id', 'email', 'name', 'language', 'isInstanceAdministrator', 'passwordHash'])
    .executeTakeFirst();
  return row && { ...row, isInstanceAdministrator: row.isInstanceAdministrator === 1 };
}

/** Opens a session for an operator who has proved to be one. */
export async function beginSession(
  { address, userAgent, now }: AnyoneContext,
  transaction: Database,
  operator: SignedInOperator,
): Promise<z.input<typeof sessionShape>> {
  const { token, expiresAt } = await openSession(transaction, operator.id, { address, userAgent, now });
  await recordNetwork(transaction, { operatorId: operator.id, address, now });
  await recordAction(transaction, { call: 'signIn', now, operator }, { target: 'session' });
  return {
    token,
    expiresAt: new Date(expiresAt).toISOString(),
    operator: await readOperator(transaction, operator),
  };
}

/** Ends this session, or all sessions and tokens of the operator and the open invitations by them. */
export const signOut: OperatorHandler<'signOut'> = async (context, { everywhere }) => {
  const { db, operator, session } = context;
  await db.transaction().execute(async (transaction) => {
    if (everywhere) await endAccess(transaction, operator.id);
    else await transaction.deleteFrom('operatorSessions').where('id', '=', session.id).execute();
    const target = everywhere ? 'all sessions and tokens' : session.kind;
    await context.record(transaction, { target });
  });
  return { done: true };
};
