import type { z } from 'zod';
import type { documentCalls } from '#schemas/operator/document-calls.ts';
import type { Role } from '#schemas/operator/roles.ts';
import type { Partner } from '#server/backend/context/partner-of-origin.ts';
import type { Database } from '#server/backend/database/open.ts';
import type { Millis } from '#server/backend/database/tables.ts';
import type { Action } from '../context/audit.ts';
import type { Publishing } from '../context/publishing-port.ts';

/** The context of a call about a partner's documents. */
export type DocumentContext = {
  db: Database;
  partner: Pick<Partner, 'id' | 'code' | 'timeZone'>;
  operator: { id: number; name: string };
  /** The operator's role; the command line of the server has none. */
  role?: Role;
  now: Millis;
  publishing: Publishing;
  /** Records what is done, in the transaction that does it. */
  record?: (transaction: Database, action: Action) => Promise<void>;
};

type Calls = typeof documentCalls;
type BodyOf<C> = C extends { body: infer Body extends z.ZodType } ? z.output<Body> : undefined;

/** Answers a call with parsed parameters and body. @throws Refusal, OperatorRefusal */
export type DocumentHandler<N extends keyof Calls> = (
  context: DocumentContext,
  params: z.output<Calls[N]['params']>,
  body: BodyOf<Calls[N]>,
) => Promise<z.input<Calls[N]['response']>>;
