import { createHash } from 'node:crypto';
import { Refusal } from '#server/backend/context/refusal.ts';
import type { Database } from '../database/open.ts';
import type { Millis } from '../database/tables.ts';

/** How long a key is stored, in ms. */
const memory = 24 * 60 * 60 * 1000;

/** A write that a client may repeat: `fingerprint` tells whether two writes are the same. */
export type RepeatableWrite = {
  partnerId: number;
  key: string | undefined;
  fingerprint: string;
  now: Millis;
};

/**
 * Performs a write once per key: a repetition gets the first answer. The key is stored in the write's transaction, so
 * both are stored or neither. Of two concurrent writes, the second waits and gets the answer of the first.
 * @throws Refusal 422 if the key belongs to another write
 */
export async function once<T>(
  db: Database,
  { partnerId, key, fingerprint, now }: RepeatableWrite,
  write: (transaction: Database) => Promise<T>,
): Promise<T> {
  if (key === undefined) return db.transaction().execute(write);
  // In the transaction it would lock rows of all partners, for which their writes would wait.
  await db
    .deleteFrom('idempotencyKeys')
    .where('createdAt', '<', now - memory)
    .execute();
  return db.transaction().execute(async (transaction) => {
    const taken = await transaction
      .insertInto('idempotencyKeys')
      .values({ partnerId, key, fingerprint, response: null, createdAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!taken) return earlierAnswer<T>(transaction, { partnerId, key, fingerprint, now });
    const response = await write(transaction);
    await transaction
      .updateTable('idempotencyKeys')
      .set({ response: JSON.stringify(response) })
      .where('partnerId', '=', partnerId)
      .where('key', '=', key)
      .execute();
    return response;
  });
}

/** Forgets the writes with this answer once their entry is deleted, so that the same content can be written again. */
export async function forgetAnswer(db: Database, partnerId: number, response: unknown): Promise<void> {
  await db
    .deleteFrom('idempotencyKeys')
    .where('partnerId', '=', partnerId)
    .where('response', '=', JSON.stringify(response))
    .execute();
}

/** Forgets the writes whose answer has this value, such as a receipt that nothing else has. */
export async function forgetAnswersWith(db: Database, partnerId: number, value: string): Promise<void> {
  await db
    .deleteFrom('idempotencyKeys')
    .where('partnerId', '=', partnerId)
    .where('response', 'like', `%${JSON.stringify(value)}%`)
    .execute();
}

/** The answer to the first write with this key, or undefined before that write. */
export async function answeredBefore<T>(db: Database, write: RepeatableWrite): Promise<T | undefined> {
  const { partnerId, key, now } = write;
  if (key === undefined) return undefined;
  const known = await db
    .selectFrom('idempotencyKeys')
    .where('partnerId', '=', partnerId)
    .where('key', '=', key)
    .where('createdAt', '>=', now - memory)
    .select('key')
    .executeTakeFirst();
  return known && earlierAnswer<T>(db, write);
}

async function earlierAnswer<T>(
  db: Database,
  { partnerId, key = '', fingerprint }: RepeatableWrite,
): Promise<T> {
  const known = await db
    .selectFrom('idempotencyKeys')
    .where('partnerId', '=', partnerId)
    .where('key', '=', key)
    .select(['fingerprint', 'response'])
    .executeTakeFirstOrThrow();
  if (known.fingerprint !== fingerprint) throw new Refusal(422, 'IDEMPOTENCY_KEY_REUSED');
  const answer = JSON.parse(known.response ?? 'null') as T;
  if (typeof answer === 'object' && answer !== null) repeated.add(answer);
  return answer;
}

/** Answers to repeated writes. */
const repeated = new WeakSet<object>();

/** Whether this is the answer to an earlier write with the same key. */
export const isRepeated = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && repeated.has(answer);

/** Identifies a write. @throws if the content includes a password, which the fingerprint would give away */
export function fingerprintOf(call: string, content: Record<string, unknown>): string {
  if ('password' in content) throw new Error('[idempotency] A password must not be part of a fingerprint.');
  return createHash('sha256')
    .update(JSON.stringify([call, content]))
    .digest('base64url');
}
