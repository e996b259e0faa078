import { PostgresAdapter, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, vi } from 'vitest';
import { migrate } from '#server/backend/database/migrate.ts';
import { type Database, openDatabase } from '#server/backend/database/open.ts';
import { describeWithPostgres } from './external-services.ts';
import { createMigrated } from './postgres-databases.ts';
import { waitTimeoutMs } from './wait-timeout.ts';

/** Runs the same tests on both engines, each with a fresh, migrated database. */
export function describeDatabases(name: string, tests: (db: () => Database) => void): void {
  describe(`${name} over SQLite`, () => {
    let db: Database;
    beforeAll(async () => {
      db = openDatabase(':memory:');
      await migrate(db, ':memory:');
    });
    afterAll(() => db.destroy());
    tests(() => db);
  });
  describeWithPostgres(`${name} over PostgreSQL`, () => {
    let db: Database;
    let database: Awaited<ReturnType<typeof createMigrated>>;
    beforeAll(async () => {
      database = await createMigrated();
      db = openDatabase(database.url);
    });
    afterAll(async () => {
      await db.destroy();
      await database.drop();
    });
    tests(() => db);
  });
}

/**
 * Waits until another connection waits for a transaction of PostgreSQL. SQLite has one connection: there, others wait from
 * the beginning.
 */
export async function untilWaitedFor(transaction: Database, db: Database): Promise<void> {
  if (!(transaction.getExecutor().adapter instanceof PostgresAdapter)) return;
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
  const waiting = sql`select 1 from pg_stat_activity where ${rows[0]?.pid}::int = any(pg_blocking_pids(pid))`;
  await vi.waitFor(async () => expect((await waiting.execute(db)).rows).not.toEqual([]), waitTimeoutMs);
}
