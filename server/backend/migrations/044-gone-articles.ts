import { sql } from 'kysely';
import { type AnyDatabase, entryTable } from './columns.ts';

/**
 * Articles of the content files that were deleted, which seeding leaves out. Those that the clinic hid, pinned or answered
 * or their authors changed are no longer replaced: the audit log names them, and answers of the files have whole seconds.
 */
export async function up(db: AnyDatabase): Promise<void> {
  await entryTable(db, 'gone_articles').execute();
  await sql`update customer_articles set is_seeded = 0
    where is_seeded = 1 and (is_hidden = 1 or updated_at <> created_at
      or exists (select 1 from audit_log l where l.partner_id = customer_articles.partner_id
        and l.target = 'article ' || customer_articles.id)
      or exists (select 1 from customer_answers a where a.partner_id = customer_articles.partner_id
        and a.article_id = customer_articles.id and a.created_at % 1000 <> 0))`.execute(db);
}
