import { type AnyDatabase, entryTable, indexOf, partnerTable } from './columns.ts';

/** Visitors' articles and their answers, password guesses and idempotency keys. */
export async function up(db: AnyDatabase): Promise<void> {
  await entryTable(db, 'customer_articles')
    .addColumn('board_type_id', 'bigint', (column) => column.notNull())
    .addColumn('language_code', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('phone_number', 'text')
    .addColumn('email', 'text')
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('is_private', 'integer', (column) => column.notNull())
    .addColumn('is_pinned', 'integer', (column) => column.notNull())
    .addColumn('is_answered', 'integer', (column) => column.notNull())
    .addColumn('is_seeded', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('search_title', 'text', (column) => column.notNull())
    .addColumn('search_content', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute();
  await indexOf(db, 'customer_articles', 'board_type_id', 'is_pinned', 'created_at', 'id');
  await partnerTable(db, 'customer_answers')
    .addColumn('article_id', 'bigint', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('customer_answers_key', ['partner_id', 'article_id'])
    .addForeignKeyConstraint(
      'customer_answers_article',
      ['partner_id', 'article_id'],
      'customer_articles',
      ['partner_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await partnerTable(db, 'password_guesses')
    .addColumn('article_id', 'bigint', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('failures', 'bigint', (column) => column.notNull())
    .addColumn('blocked_until', 'bigint', (column) => column.notNull())
    .addColumn('last_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('password_guesses_key', ['partner_id', 'article_id', 'address'])
    .execute();
  await db.schema.createIndex('password_guesses_last_at').on('password_guesses').column('last_at').execute();
  await partnerTable(db, 'idempotency_keys')
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('response', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_key', ['partner_id', 'key'])
    .execute();
  await db.schema
    .createIndex('idempotency_keys_created_at')
    .on('idempotency_keys')
    .column('created_at')
    .execute();
}
