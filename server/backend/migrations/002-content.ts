import { type AnyDatabase, entryTable, indexOf, partnerTable } from './columns.ts';

/** The clinic's content. Each list has an index in its display order. */
export async function up(db: AnyDatabase): Promise<void> {
  await partnerTable(db, 'content_texts')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('language_code', 'text', (column) => column.notNull())
    .addColumn('entry_id', 'bigint', (column) => column.notNull())
    .addColumn('search', 'text', (column) => column.notNull())
    .addColumn('row', 'text', (column) => column.notNull())
    .addColumn('detail', 'text')
    .addPrimaryKeyConstraint('content_texts_key', ['partner_id', 'kind', 'language_code', 'entry_id'])
    .execute();
  await products(db);
  await campaigns(db);
  await articles(db);
  await aboutTheClinic(db);
}

async function products(db: AnyDatabase): Promise<void> {
  await entryTable(db, 'categories')
    .addColumn('parent_id', 'bigint')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('weight', 'bigint', (column) => column.notNull())
    .execute();
  await indexOf(db, 'categories', 'weight');
  await entryTable(db, 'products')
    .addColumn('weight', 'bigint', (column) => column.notNull())
    .addColumn('popularity', 'bigint', (column) => column.notNull())
    .addColumn('min_price', 'bigint', (column) => column.notNull())
    .addColumn('has_no_price', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await indexOf(db, 'products', 'weight', 'id');
  await indexOf(db, 'products', 'popularity desc', 'weight', 'id');
  await indexOf(db, 'products', 'created_at desc', 'id');
  await indexOf(db, 'products', 'has_no_price', 'min_price', 'weight', 'id');
  await indexOf(db, 'products', 'has_no_price', 'min_price desc', 'weight', 'id');
  // A treatment also has rows for the parents of its categories.
  await partnerTable(db, 'product_categories')
    .addColumn('category_id', 'bigint', (column) => column.notNull())
    .addColumn('product_id', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('product_categories_key', ['partner_id', 'category_id', 'product_id'])
    .execute();
}

async function campaigns(db: AnyDatabase): Promise<void> {
  await entryTable(db, 'events')
    .addColumn('weight', 'bigint', (column) => column.notNull())
    .addColumn('is_secret', 'integer', (column) => column.notNull())
    .addColumn('is_always', 'integer', (column) => column.notNull())
    .addColumn('start_at', 'bigint', (column) => column.notNull())
    .addColumn('end_at', 'bigint', (column) => column.notNull())
    .execute();
  await partnerTable(db, 'event_prices')
    .addColumn('event_id', 'bigint', (column) => column.notNull())
    .addColumn('product_id', 'bigint', (column) => column.notNull())
    .addColumn('option_id', 'bigint', (column) => column.notNull())
    .addColumn('price', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_prices_key', ['partner_id', 'event_id', 'option_id'])
    .execute();
  await indexOf(db, 'event_prices', 'product_id');
  await entryTable(db, 'exhibitions')
    .addColumn('weight', 'bigint', (column) => column.notNull())
    .addColumn('is_always', 'integer', (column) => column.notNull())
    .addColumn('start_at', 'bigint', (column) => column.notNull())
    .addColumn('end_at', 'bigint', (column) => column.notNull())
    .execute();
  await partnerTable(db, 'exhibition_products')
    .addColumn('exhibition_id', 'bigint', (column) => column.notNull())
    .addColumn('product_id', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('exhibition_products_key', ['partner_id', 'exhibition_id', 'product_id'])
    .execute();
  await entryTable(db, 'popups')
    .addColumn('weight', 'bigint', (column) => column.notNull())
    .addColumn('start_at', 'bigint', (column) => column.notNull())
    .addColumn('end_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function articles(db: AnyDatabase): Promise<void> {
  await entryTable(db, 'notices')
    .addColumn('is_pinned', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await indexOf(db, 'notices', 'is_pinned', 'created_at', 'id');
  await entryTable(db, 'board_types')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('is_private_allowed', 'integer', (column) => column.notNull())
    .execute();
  await entryTable(db, 'board_articles')
    .addColumn('board_type_id', 'bigint', (column) => column.notNull())
    .addColumn('is_pinned', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await indexOf(db, 'board_articles', 'board_type_id', 'is_pinned', 'created_at', 'id');
  await indexOf(db, 'board_articles', 'is_pinned', 'created_at', 'id');
  await entryTable(db, 'faq_categories')
    .addColumn('weight', 'bigint', (column) => column.notNull())
    .execute();
  await entryTable(db, 'faqs')
    .addColumn('category_id', 'bigint', (column) => column.notNull())
    .addColumn('weight', 'bigint', (column) => column.notNull())
    .execute();
  await indexOf(db, 'faqs', 'weight', 'id');
  await indexOf(db, 'faqs', 'category_id', 'weight', 'id');
  await entryTable(db, 'after_notices')
    .addColumn('weight', 'bigint', (column) => column.notNull())
    .execute();
  await partnerTable(db, 'after_notice_products')
    .addColumn('product_id', 'bigint', (column) => column.notNull())
    .addColumn('after_notice_id', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('after_notice_products_key', ['partner_id', 'product_id', 'after_notice_id'])
    .execute();
}

async function aboutTheClinic(db: AnyDatabase): Promise<void> {
  await entryTable(db, 'brandings')
    .addColumn('weight', 'bigint', (column) => column.notNull())
    .execute();
  await entryTable(db, 'employees')
    .addColumn('weight', 'bigint', (column) => column.notNull())
    .addColumn('is_scheduled', 'integer', (column) => column.notNull())
    .execute();
  await entryTable(db, 'schedules')
    .addColumn('start_date', 'text', (column) => column.notNull())
    .addColumn('end_date', 'text', (column) => column.notNull())
    .execute();
  await indexOf(db, 'schedules', 'start_date', 'id');
  await entryTable(db, 'terms')
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('effective_date', 'text', (column) => column.notNull())
    .execute();
  await entryTable(db, 'pages')
    .addColumn('path', 'text', (column) => column.notNull())
    .addUniqueConstraint('pages_path', ['partner_id', 'path'])
    .execute();
}
