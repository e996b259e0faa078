import { randomBytes } from 'node:crypto';
import { PostgresAdapter, sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, vi } from 'vitest';
import { migrate } from '#server/backend/database/migrate.ts';
import { type Database, openDatabase } from '#server/backend/database/open.ts';
import { describeWithPostgres, postgresUrl } from './external-services.ts';
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
    let schema: TestSchema;
    beforeAll(async () => {
      schema = await createSchema();
      db = openDatabase(schema.url);
      await migrate(db, schema.url);
    });
    afterAll(async () => {
      await db.destroy();
      await schema.drop();
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

type TestSchema = { url: string; drop: () => Promise<void> };

/** A new schema for one run, so that runs are isolated. */
export async function createSchema(): Promise<TestSchema> {
  const name = `maru_test_${randomBytes(6).toString('hex')}`;
  await runSql(`create schema ${name}`);
  const url = new URL(postgresUrl);
  url.searchParams.set('options', `-c search_path=${name}`);
  return { url: url.href, drop: () => runSql(`drop schema ${name} cascade`) };
}

async function runSql(statement: string): Promise<void> {
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}
