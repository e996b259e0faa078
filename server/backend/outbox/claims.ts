import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { MailsTable } from '../database/mail-tables.ts';
import type { Database } from '../database/open.ts';
import type { Millis } from '../database/tables.ts';
import { digestWindowMs } from './enqueue.ts';

const minute = 60_000;
const hour = 60 * minute;
/** How long a claimed mail belongs to one process: longer than any attempt takes. */
const leaseMs = 5 * minute;
/**
 * A mail is given up after this time without anything new: since its latest entry or, for links, since it was added.
 */
const giveUpAfterMs = 24 * hour;

/** A mail that this process alone sends, with the counts at the time of the claim. */
export type ClaimedMail = Selectable<MailsTable> & { claim: string };

/** Takes the mail that has been due for longest. Of several processes, one gets it. */
export async function claimMail(db: Database, now: Millis): Promise<ClaimedMail | undefined> {
  const claim = randomUUID();
  const row = await db
    .updateTable('mails')
    .set({ claim, leaseUntil: now + leaseMs })
    .where('key', '=', (eb) =>
      eb
        .selectFrom('mails as next')
        .where('next.dueAt', '<=', now)
        .where('next.leaseUntil', '<=', now)
        .orderBy('next.dueAt')
        .orderBy('next.key')
        .limit(1)
        .select('next.key'),
    )
    // Checked again: another process may have claimed it since.
    .where('leaseUntil', '<=', now)
    .returningAll()
    .executeTakeFirst();
  return row && { ...row, claim };
}

/** Records that a mail was sent. Entries that arrived since the claim are in the next one, after the digest's time. */
export const recordSent = (db: Database, mail: ClaimedMail, now: Millis): Promise<void> =>
  recordHandled(db, mail, now, now);

async function recordHandled(
  db: Database,
  mail: ClaimedMail,
  now: Millis,
  sentAt: Millis | null,
): Promise<void> {
  if (mail.kind !== 'entries') return deleteMail(db, mail);
  const { inquiries, reservations, articles } = mail;
  const rest = sql<number>`inquiries + reservations + articles - ${sql.lit(inquiries + reservations + articles)}`;
  await ownRow(db, mail)
    .set((eb) => ({
      inquiries: eb('inquiries', '-', inquiries),
      reservations: eb('reservations', '-', reservations),
      articles: eb('articles', '-', articles),
      dueAt: sql<Millis | null>`case when ${rest} > 0 then ${sql.lit(now + digestWindowMs)} end`,
      pendingSince: now,
      ...(sentAt !== null && { sentAt }),
      attempts: 0,
      claim: null,
      leaseUntil: 0,
    }))
    .execute();
}

/**
 * Records a failure, and when to retry: after a minute, two, four … at most an hour.
 * @returns whether the mail is given up: a day after its latest entry or, for links, after it was added
 */
export async function recordFailure(db: Database, mail: ClaimedMail, now: Millis): Promise<boolean> {
  if (isTooOld(mail, now)) {
    await giveUp(db, mail, now);
    return true;
  }
  await ownRow(db, mail)
    .set({
      attempts: mail.attempts + 1,
      dueAt: now + Math.min(hour, minute * 2 ** Math.min(mail.attempts, 10)),
      claim: null,
      leaseUntil: 0,
    })
    .execute();
  return false;
}

/** Whether a mail is a day old. A mail that collects entries is as old as its latest entry. */
export const isTooOld = ({ kind, pendingSince, lastAt }: ClaimedMail, now: Millis): boolean =>
  now - (kind === 'entries' ? lastAt : pendingSince) >= giveUpAfterMs;

/** Drops what a mail would have told; entries that arrived since the claim are in the next one. */
export async function giveUp(db: Database, mail: ClaimedMail, now: Millis): Promise<void> {
  await recordHandled(db, mail, now, null);
  await db.deleteFrom('mails').where('key', '=', mail.key).where('dueAt', 'is', null).execute();
}

/** Releases the claim of a mail whose attempt was aborted. */
export async function releaseClaim(db: Database, mail: ClaimedMail): Promise<void> {
  await ownRow(db, mail).set({ claim: null, leaseUntil: 0 }).execute();
}

/** Deletes a mail that nobody gets. */
export async function deleteMail(db: Database, { key, claim }: ClaimedMail): Promise<void> {
  await db.deleteFrom('mails').where('key', '=', key).where('claim', '=', claim).execute();
}

/** Deletes rows that only record when a mail was sent, once the next mail may follow at once. */
export async function deleteOldRows(db: Database, now: Millis): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('dueAt', 'is', null)
    .where('sentAt', '<=', now - digestWindowMs)
    .execute();
}

const ownRow = (db: Database, { key, claim }: ClaimedMail) =>
  db.updateTable('mails').where('key', '=', key).where('claim', '=', claim);
