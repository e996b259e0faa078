import type { z } from 'zod';
import type { auditRows } from '#schemas/operator/member-calls.ts';
import type { Database } from '#server/backend/database/open.ts';
import type { OperatorHandler } from '../context/handler.ts';

/** The actions of operators on a partner, newest first. */
export const auditLog: OperatorHandler<'auditLog'> = ({ db, partner }, page) =>
  readAuditLog(db, partner.id, page);

/** The actions that concern no partner, newest first: signing in, accounts, administrators of the instance. */
export const instanceAuditLog: OperatorHandler<'instanceAuditLog'> = ({ db }, page) =>
  readAuditLog(db, null, page);

async function readAuditLog(
  db: Database,
  partnerId: number | null,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<z.input<typeof auditRows>> {
  const rows = await db
    .selectFrom('auditLog')
    .where('partnerId', partnerId === null ? 'is' : '=', partnerId)
    .$if(before !== undefined, (all) => all.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .select(['id', 'at', 'operator', 'action', 'target', 'before', 'after'])
    .execute();
  return {
    rows: rows.slice(0, limit).map((row) => ({
      ...row,
      at: new Date(row.at).toISOString(),
      before: row.before === null ? undefined : JSON.parse(row.before),
      after: row.after === null ? undefined : JSON.parse(row.after),
    })),
    more: rows.length > limit,
  };
}
