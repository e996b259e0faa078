import { passwordProblem } from '#schemas/operator/session-calls.ts';
import { storable } from '#server/backend/database/search.ts';
import type { OperatorHandler } from '../context/handler.ts';
import type { SignedInContext } from '../context/operator-context.ts';
import { OperatorRefusal } from '../context/refusal.ts';
import { assertSession } from './assert-session.ts';
import { endAccess } from './end-access.ts';
import { assertOpenSession, lockAccount } from './lock-account.ts';
import { readOperator } from './partners.ts';
import { accountOf } from './sign-in.ts';
import { hashNewPassword, verifyPassword } from './verify-password.ts';

/** Changes the operator's own name, language or password. A new password ends all other sessions, tokens and invitations by them. */
export const updateAccount: OperatorHandler<'updateAccount'> = async (context, _params, body) => {
  const { db, operator, session } = context;
  const { newPassword, currentPassword = '' } = body;
  const replaced =
    newPassword === undefined ? undefined : await replacePassword(context, currentPassword, newPassword);
  const changed = {
    ...operator,
    name: body.name === undefined ? operator.name : storable(body.name),
    language: body.language ?? operator.language,
  };
  return db.transaction().execute(async (transaction) => {
    const { name, language } = changed;
    if (replaced) {
      await lockAccount(transaction, replaced.account, 'PASSWORD_WRONG');
      await assertOpenSession(transaction, context);
    }
    await transaction
      .updateTable('operators')
      .set({ name, language, ...(replaced && { passwordHash: replaced.passwordHash }) })
      .where('id', '=', operator.id)
      .execute();
    if (replaced) await endAccess(transaction, operator.id, session.id);
    await context.record(transaction, {
      target: replaced ? 'account and password' : 'account',
      before: { name: operator.name, language: operator.language },
      after: { name, language },
    });
    return { operator: await readOperator(transaction, changed) };
  });
};

/** The account with the present password, and the hash of the next one. */
async function replacePassword(context: SignedInContext, current: string, next: string) {
  const account = await assertPassword(context, current);
  return { account, passwordHash: await hashNewPassword(assertNewPassword(next, context.operator.email)) };
}

/**
 * @returns the account, with the hash of the password
 * @throws OperatorRefusal 403 for a token, 400 if it is not the operator's present password
 */
export async function assertPassword(
  context: SignedInContext,
  password: string,
): Promise<{ id: number; passwordHash: string }> {
  const { db, operator, session } = context;
  assertSession(session);
  const account = await accountOf(db, operator.email);
  if (!(await verifyPassword(context, { email: operator.email, account, password })) || !account)
    throw new OperatorRefusal(400, 'PASSWORD_WRONG');
  return account;
}

/** @throws OperatorRefusal 400 if the account of an email address must not have the password */
export function assertNewPassword(password: string, address: string): string {
  const problem = passwordProblem(password, address);
  if (problem) throw new OperatorRefusal(400, problem);
  return password;
}
