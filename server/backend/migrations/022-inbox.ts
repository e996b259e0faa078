import { sql } from 'kysely';
import type { AnyDatabase } from './columns.ts';

/** Serves the inbox of operators, entries without an answer first, and lets them show a hidden article again. */
export async function up(db: AnyDatabase): Promise<void> {
  // What the author chose for a hidden article, which is private while it is hidden; null if that is unknown.
  await db.schema.alterTable('customer_articles').addColumn('is_private_by_author', 'integer').execute();
  for (const [table, isDone, time] of [
    ['customer_articles', 'is_answered', 'created_at'],
    ['inquiries', '(answered_at is not null)', 'created_at'],
    ['reservations', 'is_confirmed', 'starts_at'],
  ] as const)
    await sql
      .raw(`create index ${table}_inbox on ${table} (partner_id, ${isDone}, ${time} desc, id desc)`)
      .execute(db);
}
