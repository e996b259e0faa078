import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { hashFiles, listFiles } from '#scripts/lib/hash-files.ts';
import { migrate } from '#server/backend/database/migrate.ts';
import { openDatabase } from '#server/backend/database/open.ts';
import { postgresUrl } from './external-services.ts';

type TestDatabase = { url: string; drop: () => Promise<void> };

/** Nothing here outlives a crash, and compiling a query takes longer than the few rows of a test. */
const options = '-c synchronous_commit=off -c jit=off';

/** A new, empty schema, so that runs are isolated. */
export async function createSchema(): Promise<TestDatabase> {
  const name = `maru_test_${randomBytes(6).toString('hex')}`;
  await runSql(`create schema ${name}`);
  return {
    url: urlWith(`-c search_path=${name} ${options}`),
    drop: () => runSql(`drop schema ${name} cascade`),
  };
}

/**
 * A new, migrated database. It is a copy of one that is migrated once a day and for each version of the migrations, which
 * take ten times as long; a role that may not create databases gets a schema of its own.
 */
export async function createMigrated(): Promise<TestDatabase> {
  if (!(await withServer(mayCopy))) {
    const schema = await createSchema();
    await migrateAt(schema.url);
    return schema;
  }
  const name = newName('test');
  await withServer(async (server) => {
    await server.query(`create database ${name} template ${await template(server)} strategy wal_log`);
    await dropLeftovers(server);
  });
  return {
    url: urlWith(options, name),
    drop: () => runSql(`drop database ${name} with (force)`),
  };
}

async function migrateAt(url: string): Promise<void> {
  const db = openDatabase(url);
  await migrate(db, url);
  await db.destroy();
}

/** Copying through the log, which needs no checkpoint, is new in PostgreSQL 15. */
async function mayCopy(server: Client): Promise<boolean> {
  const { rows } = await server.query(
    `select (rolcreatedb or rolsuper) and current_setting('server_version_num')::int >= 150000 as may
     from pg_roles where rolname = current_user`,
  );
  return rows[0]?.may === true;
}

/** Any number: processes that make the same template wait for each other. */
const templateLock = 7_267_831;

/** The name of the database that others are copied from. */
async function template(server: Client): Promise<string> {
  const files = listFiles(
    process.cwd(),
    ['server/backend/migrations', 'server/backend/database', 'package-lock.json'],
    (path) => path.endsWith('.test.ts'),
  );
  const hash = hashFiles(process.cwd(), files).slice(0, 16);
  const find = async () =>
    (await ourDatabases(server)).find(({ name, ageS }) => name.endsWith(hash) && ageS < templateAgeS)?.name;
  const found = await find();
  if (found) return found;
  await server.query('select pg_advisory_lock($1)', [templateLock]);
  try {
    return (await find()) ?? (await makeTemplate(server, hash));
  } finally {
    await server.query('select pg_advisory_unlock($1)', [templateLock]);
  }
}

/** It has its name only once it is complete. */
async function makeTemplate(server: Client, hash: string): Promise<string> {
  const [unfinished, name] = [newName('test'), newName('template', hash)];
  await server.query(`create database ${unfinished} template template0 strategy wal_log`);
  await migrateAt(urlWith(options, unfinished));
  await server.query(`alter database ${unfinished} rename to ${name}`);
  return name;
}

const templateAgeS = 24 * 60 * 60;
/** No test file takes as long, nor a copy of a template. */
const leftAfterS = 60 * 60;

/** Databases of runs that were killed, and templates that no run takes any more. */
async function dropLeftovers(server: Client): Promise<void> {
  for (const { name, kind, ageS } of await ourDatabases(server))
    if (ageS > leftAfterS + (kind === 'template' ? templateAgeS : 0))
      // Another process may be dropping it.
      await server.query(`drop database if exists ${name}`).catch(() => undefined);
}

const newName = (kind: 'test' | 'template', id = randomBytes(6).toString('hex')): string =>
  `maru_${kind}_${Math.floor(Date.now() / 1000)}_${id}`;

async function ourDatabases(server: Client): Promise<{ name: string; kind: string; ageS: number }[]> {
  const { rows } = await server.query<{ datname: string }>('select datname from pg_database');
  return rows.flatMap(({ datname: name }) => {
    const [, kind, seconds] = /^maru_(test|template)_(\d{10})_[0-9a-f]+$/.exec(name) ?? [];
    return kind ? [{ name, kind, ageS: Date.now() / 1000 - Number(seconds) }] : [];
  });
}

function urlWith(options: string, database?: string): string {
  const url = new URL(postgresUrl);
  if (database) url.pathname = `/${database}`;
  url.searchParams.set('options', options);
  return url.href;
}

const runSql = (statement: string): Promise<void> =>
  withServer(async (server) => void (await server.query(statement)));

/** Runs `work` with a connection to the database of `postgresUrl`. */
async function withServer<Result>(work: (server: Client) => Promise<Result>): Promise<Result> {
  const server = new Client({ connectionString: postgresUrl });
  await server.connect();
  try {
    return await work(server);
  } finally {
    await server.end();
  }
}
