import {
  type DatabaseMetadataOptions,
  type Kysely,
  PostgresDialect,
  PostgresIntrospector,
  sql,
  type TableMetadata,
} from 'kysely';
import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE } from 'kysely/migration';

type AnyDatabase = Kysely<never>;
type Row = {
  table: string;
  kind: 'BASE TABLE' | 'VIEW' | 'FOREIGN';
  schema: string;
  column: string;
  type: string;
  type_schema: string;
  is_nullable: boolean;
  has_default: boolean;
  is_serial: boolean;
};

/**
 * PostgreSQL, of which Kysely sees the current schema only. By default Kysely inspects every schema of the database, and its
 * migrator fails if any table of another application is dropped at that moment.
 */
export class CurrentSchemaDialect extends PostgresDialect {
  override createIntrospector(db: AnyDatabase): PostgresIntrospector {
    return new CurrentSchemaIntrospector(db);
  }
}

class CurrentSchemaIntrospector extends PostgresIntrospector {
  #db: AnyDatabase;

  constructor(db: AnyDatabase) {
    super(db);
    this.#db = db;
  }

  override async getTables(options?: DatabaseMetadataOptions): Promise<TableMetadata[]> {
    const { rows } = await sql<Row>`
      select t.table_name as table, t.table_type as kind, t.table_schema as schema, c.column_name as column,
        c.udt_name as type, c.udt_schema as type_schema, c.is_nullable = 'YES' as is_nullable,
        c.column_default is not null as has_default,
        c.is_identity = 'YES' or coalesce(c.column_default like 'nextval(%', false) as is_serial
      from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
      where t.table_schema = current_schema()
      order by t.table_name, c.ordinal_position`.execute(this.#db);
    const tables = Map.groupBy(rows, ({ table }) => table);
    if (!options?.withInternalKyselyTables)
      for (const name of [DEFAULT_MIGRATION_TABLE, DEFAULT_MIGRATION_LOCK_TABLE]) tables.delete(name);
    return [...tables].map(([name, columns]) => tableOf(name, columns));
  }
}

const tableOf = (name: string, rows: readonly Row[]): TableMetadata => ({
  name,
  schema: rows[0]?.schema ?? '',
  isView: rows[0]?.kind === 'VIEW',
  isForeign: rows[0]?.kind === 'FOREIGN',
  columns: rows.map((row) => ({
    name: row.column,
    dataType: row.type,
    dataTypeSchema: row.type_schema,
    isNullable: row.is_nullable,
    hasDefaultValue: row.has_default,
    isAutoIncrementing: row.is_serial,
  })),
});
