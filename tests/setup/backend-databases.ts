import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { migrate } from '#server/backend/database/migrate.ts';
import { type Database, openDatabase } from '#server/backend/database/open.ts';
import { describeWithPostgres, postgresUrl } from './external-services.ts';

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
