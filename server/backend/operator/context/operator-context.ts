import type { OperatorCallName } from '#schemas/operator/calls.ts';
import type { OperatorLanguage } from '#schemas/operator/finding.ts';
import type { Role } from '#schemas/operator/roles.ts';
import type { Partner } from '#server/backend/context/partner-of-origin.ts';
import type { Database } from '#server/backend/database/open.ts';
import type { Millis } from '#server/backend/database/tables.ts';
import type { Action } from './audit.ts';
import type { OperatorServices } from './services.ts';

/** The context of a call that anyone may make. */
export type AnyoneContext = OperatorServices & {
  db: Database;
  call: OperatorCallName;
  now: Millis;
  /** IP address of the client, for rate limits. */
  address: string;
  userAgent: string;
  language: OperatorLanguage;
};

/** The operator who makes a call. */
export type SignedInOperator = {
  id: number;
  email: string;
  name: string;
  language: OperatorLanguage;
  isInstanceAdministrator: boolean;
};

/** The session that a call was made with; `expiresAt` is when it ends if it is not used. */
export type CallSession = { id: number; kind: 'session' | 'token'; expiresAt: Millis };

/** The context of a call that requires a session. */
export type SignedInContext = AnyoneContext & {
  operator: SignedInOperator;
  session: CallSession;
  /** Adds what the call does to the audit log, in the transaction of the change. */
  record: (transaction: Database, action: Action) => Promise<void>;
};

/** The context of a call about a partner. `role` is at least what the call requires. */
export type OperatorContext = SignedInContext & { partner: Partner; role: Role };
