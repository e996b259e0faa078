import type { OperatorHandler } from '../context/handler.ts';
import { readOperator } from './partners.ts';

/** Who is signed in. */
export const currentSession: OperatorHandler<'currentSession'> = async ({ db, operator, session }) => ({
  operator: await readOperator(db, operator),
  expiresAt: new Date(session.expiresAt).toISOString(),
});
