import type { Generated } from 'kysely';
import type { OperatorLanguage } from '#schemas/operator/finding.ts';
import type { Role } from '#schemas/operator/roles.ts';
import type { MailTables } from './mail-tables.ts';
import type { Flag, Json, Millis } from './tables.ts';

type OperatorsTable = {
  id: Generated<number>;
  /** In lower case. */
  email: string;
  name: string;
  language: OperatorLanguage;
  passwordHash: string;
  isInstanceAdministrator: Flag;
  createdAt: Millis;
  /** The last use of any session, precise to a minute. */
  seenAt: Generated<Millis | null>;
};

type OperatorSessionsTable = {
  id: Generated<number>;
  operatorId: number;
  /** A session of a browser is rotated and ends when idle; a token of the command line lasts until `expiresAt`. */
  kind: 'session' | 'token';
  /** A token's name; empty for a session. */
  name: string;
  /** SHA-256 of the token, so that a copy of the database opens no session. */
  tokenHash: string;
  /** The token before the last rotation, which works for a minute after `rotatedAt`. */
  previousHash: string | null;
  rotatedAt: Millis;
  createdAt: Millis;
  /** Precise to a minute. */
  seenAt: Millis;
  expiresAt: Millis;
  network: string;
  userAgent: string;
};

type InvitationsTable = {
  id: Generated<number>;
  /** Without partner and role, an invitation to administer the whole instance. */
  partnerId: number | null;
  email: string;
  role: Role | null;
  /** Null: the command line. */
  invitedBy: number | null;
  tokenHash: string;
  /**
   * Hash of the token in an emailed link, which differs from the one shown: no secret waits in the outbox. Null if none
   * was mailed.
   */
  mailTokenHash: Generated<string | null>;
  createdAt: Millis;
  expiresAt: Millis;
};

type PasswordResetsTable = {
  operatorId: number;
  tokenHash: string;
  createdAt: Millis;
  expiresAt: Millis;
};

type AuditLogTable = {
  id: Generated<number>;
  partnerId: number | null;
  at: Millis;
  /** Null for the command line. */
  operatorId: number | null;
  operator: string;
  action: string;
  target: string;
  before: Json | null;
  after: Json | null;
};

/** Versions of uploaded pictures. */
export type MediaTable = {
  partnerId: number;
  name: string;
  /** Hash of the bytes. */
  version: string;
  /** The latest version of its name. */
  isCurrent: Flag;
  width: number;
  height: number;
  bytes: number;
  uploadedAt: Millis;
  /** Name of the operator at that time. */
  uploadedBy: string;
  /** Name of the file on the operator's computer; null if it is unknown. */
  title: string | null;
};

/** Sections that the operators of a partner use again. */
export type SavedSectionsTable = {
  partnerId: number;
  id: number;
  name: string;
  /** The node without an id. */
  node: Json;
  savedAt: Millis;
  /** Name of the operator at that time. */
  savedBy: string;
};

export type OperatorTables = {
  operators: OperatorsTable;
  memberships: { partnerId: number; operatorId: number; role: Role; createdAt: Millis };
  operatorSessions: OperatorSessionsTable;
  /** Networks from which an operator has signed in. */
  operatorNetworks: { operatorId: number; network: string; seenAt: Millis };
  invitations: InvitationsTable;
  passwordResets: PasswordResetsTable;
  auditLog: AuditLogTable;
  media: MediaTable;
  savedSections: SavedSectionsTable;
  /** Operators who had a partner's document open at `seenAt`. */
  editorPresence: { partnerId: number; operatorId: number; seenAt: Millis; draft: number | null };
} & MailTables;
