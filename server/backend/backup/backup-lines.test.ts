import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { describeWithPostgres } from '#tests/setup/external-services.ts';
import { createSchema } from '#tests/setup/postgres-databases.ts';
import { migrate } from '../database/migrate.ts';
import { type Database, openDatabase } from '../database/open.ts';
import { backupLines } from './backup-lines.ts';

type Line = { table?: string; row?: { name: string; value: number }; file?: string; content?: string };

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'maru-backup-lines-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function backupOf(db: Database, mediaDir = join(tmpdir(), 'maru-no-media')) {
  const report = { rows: 0, files: 0 };
  return { report, lines: backupLines(db, { mediaDir, now: 0, report }) };
}

/** The lines that are left, up to the first that fits. */
async function readLines(lines: AsyncGenerator<string>, until: (line: Line) => boolean = () => false) {
  const found: Line[] = [];
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    found.push(JSON.parse(next.value));
    if (until(found.at(-1) as Line)) break;
  }
  return found;
}

const countersIn = (lines: readonly Line[]) =>
  lines.flatMap(({ table, row }) => (table === 'counters' && row ? [row] : []));

async function insertCounters(db: Database, first: number, count: number): Promise<void> {
  const values = Array.from({ length: count }, (_, index) => ({
    partnerId: 1,
    name: `n${first + index}`,
    value: first + index,
  }));
  for (let at = 0; at < count; at += 500)
    await db
      .insertInto('counters')
      .values(values.slice(at, at + 500))
      .execute();
}

async function fill(db: Database): Promise<void> {
  const partner = {
    id: 1,
    code: 'han',
    mainLanguage: 'ko',
    languages: '["ko"]',
    timeZone: 'Asia/Seoul',
  } as const;
  await db
    .insertInto('partners')
    .values({ ...partner, origin: '', createdAt: 0, hidesDefaultOptions: 0, isCdnFavicon: 0 })
    .execute();
  await insertCounters(db, 0, 3_000);
}

describeDatabases('lines of a backup', (db) => {
  beforeAll(() => fill(db()));

  test('rows of many pages are backed up once each, with deleted and changed rows in between', async () => {
    await db().deleteFrom('counters').where(sql<boolean>`value % 3 = 0`).execute();
    await db().updateTable('counters').set({ value: -1 }).where('value', 'in', [1, 1_000, 2_999]).execute();
    const { lines, report } = backupOf(db());
    const all = await readLines(lines);
    const rows = countersIn(all);
    const expected = await db().selectFrom('counters').select(['name', 'value']).execute();
    expect(expected).toHaveLength(2_000);
    const inOrder = (counters: typeof expected) =>
      counters.map(({ name, value }) => `${name} ${value}`).sort();
    expect(inOrder(rows)).toEqual(inOrder(expected));
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['name', 'partner_id', 'value']);
    expect(report).toEqual({ rows: all.length - 1, files: 0 });
  });

  test('a backup that is ended early ends its transaction', async () => {
    const { lines } = backupOf(db());
    await lines.next();
    await lines.return(undefined);
    await insertCounters(db(), 5_000, 1);
  });

  test('pictures that are deleted or being uploaded meanwhile are left out', async () => {
    const mediaDir = temporaryFolder();
    for (const file of ['han/.versions/a.webp/v1', 'han/.versions/b.webp/v1', 'han/a.webp', 'han/b.webp']) {
      mkdirSync(join(mediaDir, file, '..'), { recursive: true });
      writeFileSync(join(mediaDir, file), file);
    }
    writeFileSync(join(mediaDir, 'han/.0b7e'), 'a part');
    writeFileSync(join(mediaDir, 'han/.versions/a.webp/.0b7f'), 'a part');
    const { lines, report } = backupOf(db(), mediaDir);
    const first = (await readLines(lines, ({ file }) => file !== undefined)).at(-1);
    rmSync(join(mediaDir, 'han/.versions/b.webp'), { recursive: true });
    rmSync(join(mediaDir, 'han/b.webp'));
    const files = [first, ...(await readLines(lines))].map((line) => line?.file);
    expect(files).toEqual(['han/.versions/a.webp/v1', 'han/a.webp']);
    expect(report.files).toBe(2);
  });

  test('a picture that is deleted between listing and reading is left out', async () => {
    const mediaDir = temporaryFolder();
    for (const name of ['a', 'b', 'c']) writeFileSync(join(mediaDir, name), name);
    const { lines } = backupOf(db(), mediaDir);
    await readLines(lines, ({ file }) => file === 'a');
    rmSync(join(mediaDir, 'b'));
    expect((await readLines(lines)).map(({ file }) => file)).toEqual(['c']);
  });
});

test('SQLite: another process writes at once during a backup, which has the state of its beginning', async () => {
  const file = join(temporaryFolder(), 'maru.db');
  const [db, backend] = [openDatabase(file), openDatabase(file)];
  onTestFinished(async () => void (await Promise.all([db.destroy(), backend.destroy()])));
  await migrate(backend, file);
  await fill(backend);
  const { lines } = backupOf(db);
  const before = await readLines(lines, ({ table }) => table === 'counters');
  await sql`pragma busy_timeout = 0`.execute(backend);
  await insertCounters(backend, 3_000, 1);
  await backend.updateTable('counters').set({ value: -1 }).where('value', '>=', 2_000).execute();
  const values = countersIn([...before, ...(await readLines(lines))]).map(({ value }) => value);
  expect(values).toEqual(Array.from({ length: 3_000 }, (_, index) => index));
});

describeWithPostgres('lines of a backup of PostgreSQL', () => {
  let url: string;
  beforeAll(async () => {
    const schema = await createSchema();
    url = schema.url;
    return schema.drop;
  });

  test('no time limit applies to its statements, and it has the state of its beginning', async () => {
    const [db, backend] = [openDatabase(url), openDatabase(url)];
    onTestFinished(async () => void (await Promise.all([db.destroy(), backend.destroy()])));
    await migrate(backend, url);
    await fill(backend);
    await sql`set statement_timeout = 300`.execute(db);
    const { lines } = backupOf(db);
    await lines.next();
    await backend.deleteFrom('counters').where('value', '<', 1_500).execute();
    const rest = await backend.transaction().execute(async (transaction) => {
      await sql`lock table counters in access exclusive mode`.execute(transaction);
      const reading = readLines(lines);
      await sql`select pg_sleep(0.6)`.execute(transaction);
      return { reading };
    });
    expect(countersIn(await rest.reading)).toHaveLength(3_000);
    expect((await sql`show statement_timeout`.execute(db)).rows).toEqual([{ statementTimeout: '300ms' }]);
  });
});
