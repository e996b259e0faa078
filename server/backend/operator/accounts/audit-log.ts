import type { OperatorHandler } from '../context/handler.ts';

/** The actions of operators on a partner, newest first. */
export const auditLog: OperatorHandler<'auditLog'> = async ({ db, partner }, { before, limit }) => {
  const rows = await db
    .selectFrom('auditLog')
    .where('partnerId', '=', partner.id)
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
};
