import { enqueueReset } from '#server/backend/outbox/enqueue.ts';
import type { OperatorHandler } from '../context/handler.ts';
import { OperatorRefusal } from '../context/refusal.ts';
import { countResetRequest } from './mail-budgets.ts';
import { accountOf } from './sign-in.ts';

/**
 * Has a link to set a password mailed to the email address, if it has an account. Answer and work are the same if it
 * has none; the link is made when the mail is sent, so no secret waits in the database.
 */
export const forgotPassword: OperatorHandler<'forgotPassword'> = async (context, _params, { email }) => {
  const { db, address, now } = context;
  if (!context.isMailSetUp) throw new OperatorRefusal(409, 'MAIL_NOT_SET_UP');
  await countResetRequest(db, email, address, now);
  const account = await accountOf(db, email);
  await enqueueReset(db, email, account?.id ?? null, now);
  return { done: true };
};
