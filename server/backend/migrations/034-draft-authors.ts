import { sql } from 'kysely';
import type { AnyDatabase } from './columns.ts';

/** Drafts belong to an account. Those from before get the account of their author's name, if only one has it. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .alterTable('site_drafts')
    .addColumn('author_id', 'bigint', (column) => column.references('operators.id').onDelete('set null'))
    .execute();
  await sql`update site_drafts set author_id = (
    select min(operators.id) from operators where operators.name = site_drafts.author having count(*) = 1)`.execute(
    db,
  );
}
