import { sql } from 'kysely';
import type { AnyDatabase } from './columns.ts';

/** Ids from here on belong to visitors' own articles; lower ones belong to the content files. */
const firstOwnId = 10_000;

/**
 * Which articles of visitors' boards the clinic wrote. Until now the pinned, public ones without an answer counted as
 * such. Those that operators pinned are visitors' questions: the audit log names them.
 */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .alterTable('customer_articles')
    .addColumn('is_by_clinic', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  const { rows } = await sql<{ partnerId: number; id: number; isPinned: number }>`
    select partner_id as "partnerId", id, is_pinned as "isPinned" from customer_articles
    where id < ${firstOwnId} and is_answered = 0 and coalesce(is_private_by_author, is_private) = 0`.execute(
    db,
  );
  for (const { partnerId, id, isPinned } of rows)
    if (await wasPinned(db, { partnerId, id, isPinned: isPinned === 1 }))
      await sql`update customer_articles set is_by_clinic = 1 where partner_id = ${partnerId} and id = ${id}`.execute(
        db,
      );
}

type Article = { partnerId: number; id: number; isPinned: boolean };

/** Whether an article was pinned before operators first moderated it. */
async function wasPinned(db: AnyDatabase, { partnerId, id, isPinned }: Article): Promise<boolean> {
  const { rows } = await sql<{ before: string | null }>`select "before" from audit_log
    where partner_id = ${partnerId} and action = 'moderateArticle' and target = ${`article ${id}`}
    order by id limit 1`.execute(db);
  const before = JSON.parse(rows[0]?.before ?? '{}') as { isPinned?: boolean };
  return before.isPinned ?? isPinned;
}
