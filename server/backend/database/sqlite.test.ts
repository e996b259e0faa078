import { spawn } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { nextNumber } from './counters.ts';
import { migrate } from './migrate.ts';
import { type Database, databaseAddress, openDatabase } from './open.ts';

let folder: string;
let file: string;
let db: Database;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'maru-sqlite-'));
  file = join(folder, 'deep/down/maru.db');
  db = openDatabase(file);
  await migrate(db, file);
  const partner = {
    mainLanguage: 'ko',
    languages: '["ko"]',
    timeZone: 'Asia/Seoul',
    origin: '',
    createdAt: 0,
  } as const;
  await db
    .insertInto('partners')
    .values({ id: 1, code: 'han', ...partner, hidesDefaultOptions: 0, isCdnFavicon: 0 })
    .execute();
});
const visit = (name = 'visits') =>
  db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('counters').selectAll().execute();
    return nextNumber(transaction, 1, name);
  });

afterAll(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

test('The folder is created, writes do not block reads, and foreign keys are enforced', async () => {
  const { rows } = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(db);
  expect(Object.values(rows[0] ?? {})).toEqual(['wal']);
  await expect(nextNumber(db, 99, 'x')).rejects.toThrow('FOREIGN KEY');
});

test('Other users of the machine cannot read the database, whether it is new or has been there', async () => {
  const modes = () =>
    [dirname(file), file, `${file}-wal`, `${file}-shm`].map((path) =>
      (statSync(path).mode & 0o777).toString(8),
    );
  expect(modes()).toEqual(['700', '600', '600', '600']);
  for (const part of ['', '-wal', '-shm']) chmodSync(`${file}${part}`, 0o644);
  const again = openDatabase(file);
  expect(await migrate(again, file)).toEqual([]);
  await again.destroy();
  expect(modes()).toEqual(['700', '600', '600', '600']);
});

/** Everything in the files of the database. */
const bytesOf = (path: string) =>
  Buffer.concat(
    ['', '-wal']
      .map((end) => `${path}${end}`)
      .filter(existsSync)
      .map((part) => readFileSync(part)),
  );

test('Nothing of a deleted row stays in the file', async () => {
  const own = join(folder, 'erased.db');
  const open = openDatabase(own);
  await migrate(open, own);
  const secret = 'lee@visitor.example';
  await sql`create table notes (text text)`.execute(open);
  await sql`insert into notes values (${secret})`.execute(open);
  await sql`pragma wal_checkpoint(truncate)`.execute(open);
  expect(bytesOf(own).includes(secret)).toBe(true);
  await sql`delete from notes`.execute(open);
  await open.destroy();
  expect(bytesOf(own).includes(secret)).toBe(false);
});

test('What earlier versions of Maru deleted is removed from the file once, at the next start', async () => {
  const own = join(folder, 'earlier.db');
  const start = async () => {
    const open = openDatabase(own);
    await migrate(open, own);
    await open.destroy();
  };
  await start();
  const secret = 'lee@visitor.example';
  const earlier = () => {
    const file = new DatabaseSync(own);
    file.exec(`create table notes (text text); insert into notes values ('${secret}'); drop table notes`);
    file.close();
  };
  earlier();
  expect(bytesOf(own).includes(secret)).toBe(true);
  const file = new DatabaseSync(own);
  file.exec('pragma user_version = 0');
  file.close();
  await start();
  expect(bytesOf(own).includes(secret)).toBe(false);
  earlier();
  await start();
  expect(bytesOf(own).includes(secret)).toBe(true);
});

test('Migrations run once', async () => {
  expect(await migrate(db, file)).toEqual([]);
});

test('Concurrent transactions wait for each other', async () => {
  const numbers = await Promise.all(Array.from({ length: 5 }, () => visit()));
  expect(numbers.toSorted()).toEqual([1, 2, 3, 4, 5]);
});

test('A write waits for another process that writes', async () => {
  const script = `
    import { openDatabase } from './server/backend/database/open.ts';
    import { nextNumber } from './server/backend/database/counters.ts';
    const db = openDatabase(${JSON.stringify(file)});
    for (let turn = 0; turn < 200; turn++) {
      await db.transaction().execute(async (transaction) => {
        await transaction.selectFrom('counters').selectAll().execute();
        await nextNumber(transaction, 1, 'turns');
      });
    }
    await db.destroy();
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'inherit' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const turns = async () => {
    const row = await db
      .selectFrom('counters')
      .where('name', '=', 'turns')
      .select('value')
      .executeTakeFirst();
    return row?.value ?? 0;
  };
  while ((await turns()) === 0 && child.exitCode === null) await nextTurn();
  for (let turn = 0; turn < 200; turn++) await visit('turns');
  expect(await ended).toBe(0);
  expect(await turns()).toBe(400);
});

test('A failed transaction leaves nothing behind', async () => {
  const failing = db.transaction().execute(async (transaction) => {
    await nextNumber(transaction, 1, 'failures');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await db.selectFrom('counters').where('name', '=', 'failures').selectAll().execute()).toEqual([]);
});

test('The environment determines the database', () => {
  expect(databaseAddress({ DATABASE_URL: 'postgres://x/y', MARU_DATA_DIR: '/d' })).toBe('postgres://x/y');
  expect(databaseAddress({ MARU_DATA_DIR: '/d' })).toBe('/d/maru.db');
  expect(databaseAddress({})).toBe('.maru/data/maru.db');
  expect(databaseAddress({ DATABASE_URL: '/srv/maru@one/my data.db' })).toBe('/srv/maru@one/my data.db');
});

test.each([
  'postgres:/maru:secret@10.0.0.5/maru',
  'postgress://maru:secret@10.0.0.5/maru',
  'mysql://maru:secret@10.0.0.5/maru',
  '"postgres://maru:secret@10.0.0.5/maru"',
  "'postgres://maru:secret@10.0.0.5/maru'",
  ' postgres://maru:secret@10.0.0.5/maru',
  'maru.db ',
  'host=10.0.0.5 dbname=maru password=secret',
])('A mistyped address of PostgreSQL is no file: %s', (url) => {
  const read = () => readEnvironment({ DATABASE_URL: url });
  expect(read).toThrow('DATABASE_URL is not an address');
  expect(read).not.toThrow('secret');
});

test('the file has all changes once it is closed; before, the latest are in the one beside it', async () => {
  const address = join(folder, 'open.db');
  const copy = join(folder, 'copy.db');
  const rows = (at: string) => new DatabaseSync(at).prepare('select n from visits').all().length;
  const open = openDatabase(address);
  await sql`create table visits (n integer)`.execute(open);
  await sql`pragma wal_checkpoint(truncate)`.execute(open);
  await sql`insert into visits values (1)`.execute(open);
  copyFileSync(address, copy);
  expect(rows(copy)).toBe(0);
  await open.destroy();
  expect(existsSync(`${address}-wal`)).toBe(false);
  expect(rows(address)).toBe(1);
});
