import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import type { Millis } from '../database/tables.ts';
import { recipientsOf, type Topic } from './recipients.ts';

/**
 * An operator gets at most one mail about a clinic in this time; what arrives before it is over goes into the next one.
 */
export const digestWindowMs = 5 * 60_000;

/** Adds a visitor's entry to the mails of its recipients. Call it in the transaction that stores the entry. */
export async function notifyOperators(
  transaction: Database,
  { partnerId, topic, now }: { partnerId: number; topic: Topic; now: Millis },
): Promise<void> {
  const recipients = await recipientsOf(transaction, partnerId, topic);
  if (recipients.length === 0) return;
  const isIdle = sql<boolean>`mails.due_at is null`;
  const next = sql<Millis>`coalesce(mails.sent_at, 0) + ${sql.lit(digestWindowMs)}`;
  const soonest = sql<Millis>`case when ${next} > ${sql.lit(now)} then ${next} else ${sql.lit(now)} end`;
  await transaction
    .insertInto('mails')
    .values(
      recipients.map((operatorId) => ({
        key: `entries ${partnerId} ${operatorId}`,
        kind: 'entries' as const,
        partnerId,
        operatorId,
        invitationId: null,
        [topic]: 1,
        lastAt: now,
        pendingSince: now,
        dueAt: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        [topic]: eb(`mails.${topic}`, '+', 1),
        lastAt: now,
        pendingSince: sql<Millis>`case when ${isIdle} then ${sql.lit(now)} else mails.pending_since end`,
        attempts: sql<number>`case when ${isIdle} then 0 else mails.attempts end`,
        dueAt: sql<Millis>`case when ${isIdle} then ${soonest} else mails.due_at end`,
      })),
    )
    .execute();
}

/**
 * Enqueues a link to set a password. `operatorId` is null if the email address has no account: it takes the same work.
 */
export const enqueueReset = (db: Database, email: string, operatorId: number | null, now: Millis) =>
  enqueue(db, {
    key: `reset ${createHash('sha256').update(email).digest('base64url')}`,
    kind: 'reset',
    partnerId: null,
    operatorId,
    invitationId: null,
    now,
  });

/** Enqueues an invitation to a clinic. Call it in the transaction that makes the invitation. */
export const enqueueInvitation = (
  transaction: Database,
  { id, partnerId, invitedBy, now }: { id: number; partnerId: number; invitedBy: number; now: Millis },
) =>
  enqueue(transaction, {
    key: `invitation ${id}`,
    kind: 'invitation',
    partnerId,
    operatorId: invitedBy,
    invitationId: id,
    now,
  });

type NewMail = {
  key: string;
  kind: 'reset' | 'invitation';
  partnerId: number | null;
  operatorId: number | null;
  invitationId: number | null;
  now: Millis;
};

/** Adds a mail, unless the same one is waiting already. */
async function enqueue(db: Database, { now, ...mail }: NewMail): Promise<void> {
  await db
    .insertInto('mails')
    .values({ ...mail, lastAt: now, pendingSince: now, dueAt: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}
