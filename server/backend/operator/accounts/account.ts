import { passwordProblem } from '#schemas/operator/session-calls.ts';
import { storable } from '#server/backend/database/search.ts';
import type { OperatorHandler } from '../context/handler.ts';
import type { SignedInContext } from '../context/operator-context.ts';
import { OperatorRefusal } from '../context/refusal.ts';
import { endAccess } from './end-access.ts';
import { expectSession } from './expect-session.ts';
import { readOperator } from './partners.ts';
import { accountOf } from './sign-in.ts';
import { hashNewPassword, verifyPassword } from './verify-password.ts';

/** Changes the operator's own name, language or password. A new password ends all other sessions, tokens and invitations by them. */
export const updateAccount: OperatorHandler<'updateAccount'> = async (context, _params, body) => {
  const { db, operator, session } = context;
  const { newPassword, currentPassword = '' } = body;
  const passwordHash =
    newPassword === undefined ? undefined : await replacePassword(context, currentPassword, newPassword);
  const changed = {
    ...operator,
    name: body.name === undefined ? operator.name : storable(body.name),
    language: body.language ?? operator.language,
  };
  return db.transaction().execute(async (transaction) => {
    const { name, language } = changed;
    await transaction
      .updateTable('operators')
      .set({ name, language, ...(passwordHash && { passwordHash }) })
      .where('id', '=', operator.id)
      .execute();
    if (passwordHash) await endAccess(transaction, operator.id, session.id);
    await context.record(transaction, {
      target: passwordHash ? 'account and password' : 'account',
      before: { name: operator.name, language: operator.language },
      after: { name, language },
    });
    return { operator: await readOperator(transaction, changed) };
  });
};

async function replacePassword(context: SignedInContext, current: string, next: string): Promise<string> {
  await expectPassword(context, current);
  return hashNewPassword(expectNewPassword(next, context.operator.email));
}

/** @throws OperatorRefusal 403 for a token, 400 if it is not the operator's present password */
export async function expectPassword(context: SignedInContext, password: string): Promise<void> {
  const { db, operator, session } = context;
  expectSession(session);
  const account = await accountOf(db, operator.email);
  if (!(await verifyPassword(context, { email: operator.email, account, password })))
    throw new OperatorRefusal(400, 'PASSWORD_WRONG');
}

/** @throws OperatorRefusal 400 if the account of an address must not have the password */
export function expectNewPassword(password: string, address: string): string {
  const problem = passwordProblem(password, address);
  if (problem) throw new OperatorRefusal(400, problem);
  return password;
}
