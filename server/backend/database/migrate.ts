import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from '../migrations/index.ts';
import { type Database, type DatabaseAddress, isPostgres } from './open.ts';

/**
 * Brings the schema up to date. On PostgreSQL two processes may migrate at once; a lock serializes them.
 * @param upTo the last migration to run, for restoring a backup of an earlier version
 * @returns the names of the migrations that ran.
 */
export async function migrate(db: Database, address: DatabaseAddress, upTo?: string): Promise<string[]> {
  const provider = { getMigrations: async () => migrations };
  const schema = isPostgres(address) ? await currentSchema(db) : undefined;
  const migrator = new Migrator({ db, provider, ...(schema && { migrationTableSchema: schema }) });
  const { error, results } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest());
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

// Kysely looks for its own tables in every schema unless a schema is specified.
async function currentSchema(db: Kysely<never> | Database): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(
    db as Database,
  );
  const name = rows[0]?.name;
  if (!name)
    throw new Error('[database] The search_path of DATABASE_URL names no existing schema. Create it first.');
  return name;
}
