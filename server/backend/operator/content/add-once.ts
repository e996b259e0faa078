import type { OperatorCallName } from '#schemas/operator/calls.ts';
import type { Database } from '#server/backend/database/open.ts';
import { fingerprintOf, forgetAnswersWith, isRepeated, once } from '#server/backend/security/idempotency.ts';
import { recordAction } from '../context/audit.ts';
import type { OperatorContext } from '../context/operator-context.ts';

type Context = Pick<OperatorContext, 'db' | 'now'> & { partner: { id: number }; operator: { id: number } };

/** What was added, and its version then. */
type Added = { id: number; version: string };

/**
 * Adds something once per form of an operator.
 * @param to the list that it is added to
 * @param add adds it, in the transaction that stores the key
 * @returns what has been added now; or what an earlier request of this form had added, whose answer may have been lost
 * @throws Refusal 422 if the key belongs to a form of another list
 */
export async function addOnce<Answer extends Added>(
  { db, partner, operator, now }: Context,
  { key, to }: { key: string | undefined; to: string },
  add: (transaction: Database) => Promise<Answer>,
): Promise<{ added: Answer; before?: undefined } | { added?: undefined; before: Added }> {
  const answers: Answer[] = [];
  const write = {
    partnerId: partner.id,
    key: key && `operator ${operator.id} ${key}`,
    // Not the content: what is sent again may have been changed since.
    fingerprint: fingerprintOf('add', { to }),
    now,
  };
  const stored = await once(db, write, async (transaction) => {
    const answer = await add(transaction);
    answers.push(answer);
    return { id: answer.id, version: answer.version, name: nameOf({ to, id: answer.id }) };
  });
  const [added] = answers;
  return added && !isRepeated(stored) ? { added } : { before: stored };
}

/** Forgets which form added something that is deleted, so that the form can add it again. @param db a transaction */
export const forgetAdded = (db: Database, partnerId: number, of: { to: string; id: number }): Promise<void> =>
  forgetAnswersWith(db, partnerId, nameOf(of));

const nameOf = ({ to, id }: { to: string; id: number }) => `${to} ${id}`;

/** The context of a call that turns out to be another one, for the audit log. */
export function asCall(context: OperatorContext, call: OperatorCallName): OperatorContext {
  const as = { ...context, call };
  return { ...as, record: (transaction, action) => recordAction(transaction, as, action) };
}
