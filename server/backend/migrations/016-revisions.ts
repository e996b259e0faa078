import { sql } from 'kysely';
import { type AnyDatabase, entryTable, partnerTable } from './columns.ts';

/**
 * Revisions have a base, may be scheduled, and are numbered in the order of their publication. Drafts move to a table of
 * their own, with the texts of their last saves.
 */
export async function up(db: AnyDatabase): Promise<void> {
  for (const [column, type] of [
    ['base', 'bigint'],
    ['publish_at', 'bigint'],
    ['publication', 'bigint'],
    ['problem', 'text'],
  ] as const)
    await db.schema.alterTable('site_revisions').addColumn(column, type).execute();
  await entryTable(db, 'site_drafts')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('base', 'bigint')
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await partnerTable(db, 'site_draft_versions')
    .addColumn('draft_id', 'bigint', (column) => column.notNull())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('site_draft_versions_key', ['partner_id', 'draft_id', 'version'])
    .addForeignKeyConstraint(
      'site_draft_versions_draft',
      ['partner_id', 'draft_id'],
      'site_drafts',
      ['partner_id', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .execute();
  await moveDrafts(db);
  // Until now revisions were published in the order of their numbers, except for some that were published again.
  await sql`update site_revisions set publication = id`.execute(db);
  await sql`insert into counters (partner_id, name, value)
    select partner_id, 'publications', max(id) from site_revisions group by partner_id
    on conflict (partner_id, name) do update set value = counters.value + excluded.value`.execute(db);
  await sql`update site_revisions set publication = (select value from counters
    where counters.partner_id = site_revisions.partner_id and name = 'publications') where status = 'published'`.execute(
    db,
  );
  await db.schema
    .createIndex('site_revisions_scheduled')
    .on('site_revisions')
    .column('publish_at')
    .where(sql.ref('status'), '=', sql.lit('scheduled'))
    .execute();
}

async function moveDrafts(db: AnyDatabase): Promise<void> {
  await sql`insert into site_drafts (partner_id, id, name, base, version, author, updated_at)
    select partner_id, id, case note when '' then 'Draft' else note end, null, 1, author, created_at
    from site_revisions where status = 'draft'`.execute(db);
  await sql`insert into site_draft_versions (partner_id, draft_id, version, document)
    select partner_id, id, 1, document from site_revisions where status = 'draft'`.execute(db);
  await sql`insert into counters (partner_id, name, value)
    select partner_id, 'draft', max(id) from site_drafts group by partner_id`.execute(db);
  await sql`delete from site_revisions where status = 'draft'`.execute(db);
}
