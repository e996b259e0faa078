import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { MailsTable } from '../database/mail-tables.ts';
import type { Database } from '../database/open.ts';
import type { Millis } from '../database/tables.ts';
import { digestWindow } from './enqueue.ts';

const minute = 60_000;
const hour = 60 * minute;
/** Milliseconds for which a claimed mail belongs to one process: longer than any attempt takes. */
const lease = 5 * minute;
/** Attempts end this long after the mail was added. */
export const longestWait = 24 * hour;

/** A mail that this process alone sends, with the counts at the time of the claim. */
export type ClaimedMail = Selectable<MailsTable> & { claim: string };

/** Takes the mail that has been due for longest. Of several processes, one gets it. */
export async function claimMail(db: Database, now: Millis): Promise<ClaimedMail | undefined> {
  const claim = randomUUID();
  const row = await db
    .updateTable('mails')
    .set({ claim, leaseUntil: now + lease })
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
    // Checked again: another process may have claimed it meanwhile.
    .where('leaseUntil', '<=', now)
    .returningAll()
    .executeTakeFirst();
  return row && { ...row, claim };
}

/** Notes that a mail was sent. Entries that arrived since the claim are in the next one, after the digest's time. */
export async function noteSent(db: Database, mail: ClaimedMail, now: Millis): Promise<void> {
  if (mail.kind !== 'entries') return dropMail(db, mail);
  const { inquiries, reservations, articles } = mail;
  const rest = sql<number>`inquiries + reservations + articles - ${sql.lit(inquiries + reservations + articles)}`;
  await ownRow(db, mail)
    .set((eb) => ({
      inquiries: eb('inquiries', '-', inquiries),
      reservations: eb('reservations', '-', reservations),
      articles: eb('articles', '-', articles),
      dueAt: sql<Millis | null>`case when ${rest} > 0 then ${sql.lit(now + digestWindow)} end`,
      pendingSince: now,
      sentAt: now,
      attempts: 0,
      claim: null,
      leaseUntil: 0,
    }))
    .execute();
}

/**
 * Notes a failure, and when to try again: after a minute, two, four … at most an hour.
 * @returns whether the mail is given up, a day after it was added
 */
export async function noteFailure(db: Database, mail: ClaimedMail, now: Millis): Promise<boolean> {
  if (now - mail.pendingSince >= longestWait) {
    await dropMail(db, mail);
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

/** Returns a mail whose attempt was broken off before its end. */
export async function releaseMail(db: Database, mail: ClaimedMail): Promise<void> {
  await ownRow(db, mail).set({ claim: null, leaseUntil: 0 }).execute();
}

/** Forgets a mail that nobody gets. */
export async function dropMail(db: Database, { key, claim }: ClaimedMail): Promise<void> {
  await db.deleteFrom('mails').where('key', '=', key).where('claim', '=', claim).execute();
}

/** Forgets when mails were sent, once the next one may follow at once. */
export async function tidyMails(db: Database, now: Millis): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('dueAt', 'is', null)
    .where('sentAt', '<=', now - digestWindow)
    .execute();
}

const ownRow = (db: Database, { key, claim }: ClaimedMail) =>
  db.updateTable('mails').where('key', '=', key).where('claim', '=', claim);
