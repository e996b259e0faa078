import { type AnyDatabase, partnerTable } from './columns.ts';

/** Pictures that operators uploaded, by version; their bytes are files. */
export async function up(db: AnyDatabase): Promise<void> {
  await partnerTable(db, 'media')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('is_current', 'integer', (column) => column.notNull())
    .addColumn('width', 'bigint', (column) => column.notNull())
    .addColumn('height', 'bigint', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('uploaded_at', 'bigint', (column) => column.notNull())
    .addColumn('uploaded_by', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('media_key', ['partner_id', 'name', 'version'])
    .execute();
}
