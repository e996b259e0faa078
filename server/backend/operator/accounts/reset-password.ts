import type { Database } from '#server/backend/database/open.ts';
import type { Millis } from '#server/backend/database/tables.ts';
import { recordAction } from '../context/audit.ts';
import type { OperatorHandler } from '../context/handler.ts';
import { OperatorRefusal } from '../context/refusal.ts';
import { assertNewPassword } from './account.ts';
import { assertSession } from './assert-session.ts';
import { endAccess } from './end-access.ts';
import { consumeReset, createReset, type NewReset, resetOf } from './password-resets.ts';
import { accountOf, beginSession } from './sign-in.ts';
import { hashNewPassword } from './verify-password.ts';

/** Resets the password of another operator. The answer is the only place where the token is ever shown. */
export const resetPassword: OperatorHandler<'resetPassword'> = async (context, _params, { email }) => {
  const { db, operator, session, now } = context;
  assertSession(session);
  // A stolen session must not be able to take over its own account.
  if (email === operator.email) throw new OperatorRefusal(409, 'OWN_PASSWORD');
  return db.transaction().execute(async (transaction) => {
    const account = await accountOf(transaction, email);
    if (!account) throw new OperatorRefusal(404, 'MEMBER_NOT_FOUND');
    const { token, expiresAt } = await createReset(transaction, account.id, now);
    await context.record(transaction, { target: `password ${email}` });
    return { token, expiresAt: new Date(expiresAt).toISOString() };
  });
};

/** The same from the command line. @returns undefined if nobody has the email address */
export function resetPasswordOf(db: Database, email: string, now: Millis): Promise<NewReset | undefined> {
  return db.transaction().execute(async (transaction) => {
    const account = await accountOf(transaction, email);
    if (!account) return undefined;
    const reset = await createReset(transaction, account.id, now);
    await recordAction(transaction, { call: 'user reset', now }, { target: `password ${email}` });
    return reset;
  });
}

/** Whose password a link sets. */
export const passwordReset: OperatorHandler<'passwordReset'> = async ({ db, now }, { token }) => {
  const { email, name, expiresAt } = await assertReset(db, token, now);
  return { email, name, expiresAt: new Date(expiresAt).toISOString() };
};

/** Sets a new password by a link, and signs in. */
export const setPassword: OperatorHandler<'setPassword'> = async (context, { token }, { password }) => {
  const { db, now } = context;
  const { email } = await assertReset(db, token, now);
  const passwordHash = await hashNewPassword(assertNewPassword(password, email));
  return db.transaction().execute(async (transaction) => {
    const { operatorId: id, ...found } = await assertReset(transaction, token, now);
    if (!(await consumeReset(transaction, token, now))) throw new OperatorRefusal(404, 'RESET_NOT_FOUND');
    await endAccess(transaction, id);
    await transaction.updateTable('operators').set({ passwordHash }).where('id', '=', id).execute();
    const isInstanceAdministrator = found.isInstanceAdministrator === 1;
    const operator = { ...found, id, isInstanceAdministrator };
    await recordAction(transaction, { call: 'setPassword', now, operator }, { target: 'password' });
    return beginSession(context, transaction, operator);
  });
};

async function assertReset(db: Database, token: string, now: Millis) {
  const found = await resetOf(db, token, now);
  if (!found) throw new OperatorRefusal(404, 'RESET_NOT_FOUND');
  return found;
}
