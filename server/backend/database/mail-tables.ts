import type { Generated } from 'kysely';
import type { Flag, Millis } from './tables.ts';

/** What an operator is told about by mail, per clinic. */
type MailChoicesTable = {
  partnerId: number;
  operatorId: number;
  inquiries: Flag;
  reservations: Flag;
  articles: Flag;
};

/** The outbox: a mail that is to be sent, or when the last one to an operator about a clinic was sent. */
export type MailsTable = {
  /** One mail of each kind per clinic and operator, email address or invitation. */
  key: string;
  kind: 'entries' | 'reset' | 'invitation';
  /** Null for a reset. */
  partnerId: number | null;
  /**
   * The receiver; of an invitation, who invites. Null for a reset that was asked for an email address without an
   * account.
   */
  operatorId: number | null;
  invitationId: number | null;
  /** Entries that the operator has not been told about. */
  inquiries: Generated<number>;
  reservations: Generated<number>;
  articles: Generated<number>;
  /** When the latest entry arrived. */
  lastAt: Millis;
  /** When the first of what is not sent yet was added. */
  pendingSince: Millis;
  /** When to try next; null if nothing is to be sent. */
  dueAt: Millis | null;
  attempts: Generated<number>;
  /** Until then only the process with this claim may send it. */
  leaseUntil: Generated<Millis>;
  claim: Generated<string | null>;
  sentAt: Generated<Millis | null>;
};

export type MailTables = { mailChoices: MailChoicesTable; mails: MailsTable };
