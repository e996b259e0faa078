import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from '../migrations/index.ts';
import { type Database, type DatabaseAddress, isPostgres, openDatabase } from './open.ts';
import { noTimeouts } from './postgres.ts';

/**
 * Brings the schema up to date, in one transaction: if the process is killed, nothing has changed. Processes
 * that migrate at once wait for each other. On PostgreSQL it opens a connection of its own, without time limits: an index
 * of a large table takes minutes.
 * @param upTo the last migration to run, for restoring a backup of an earlier version
 * @returns the names of the migrations that ran.
 */
export async function migrate(db: Database, address: DatabaseAddress, upTo?: string): Promise<string[]> {
  if (isPostgres(address)) {
    const unlimited = openDatabase(address, noTimeouts);
    try {
      return await run(unlimited, upTo, await currentSchema(unlimited));
    } finally {
      await unlimited.destroy();
    }
  }
  const names = await run(db, upTo);
  await removeRemains(db, names.includes(firstMigration));
  return names;
}

async function run(db: Database, upTo: string | undefined, schema?: string): Promise<string[]> {
  const provider = { getMigrations: async () => migrations };
  const migrator = new Migrator({ db, provider, ...(schema && { migrationTableSchema: schema }) });
  const { error, results } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest());
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

const firstMigration = Object.keys(migrations)[0] ?? '';

/** The `user_version` of an SQLite file without remains: versions of Maru before it left deleted rows in the file. */
const versionWithoutRemains = 1;

/**
 * Rewrites an SQLite file once, so that nothing deleted remains in it. It takes some 3 s per 100 MB, and as much free
 * space as the file has. If there is too little, or another process uses the file, the next start tries again.
 */
async function removeRemains(db: Database, isNew: boolean): Promise<void> {
  const { rows } = await sql<{ userVersion: number }>`pragma user_version`.execute(db);
  if ((rows[0]?.userVersion ?? 0) >= versionWithoutRemains) return;
  try {
    if (!isNew) await sql`vacuum`.execute(db);
    await sql`pragma user_version = ${sql.lit(versionWithoutRemains)}`.execute(db);
    // The rewritten pages are in the log, and the old ones still in the file.
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
  } catch {
    // Erasing what is left of earlier deletions must not stop a start.
  }
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
