import { sql } from 'kysely';
import type { AnyDatabase } from './columns.ts';

/** In the inbox of operators, notices that the clinic itself wrote on visitors' boards wait for no answer. */
export async function up(db: AnyDatabase): Promise<void> {
  await sql`drop index customer_articles_inbox`.execute(db);
  await sql`create index customer_articles_inbox on customer_articles
    (partner_id, (is_answered = 1 or is_by_clinic = 1), created_at desc, id desc)`.execute(db);
}
