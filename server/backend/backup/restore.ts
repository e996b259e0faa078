import { createReadStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { migrate } from '../database/migrate.ts';
import type { Database, DatabaseAddress } from '../database/open.ts';
import { isPostgresDatabase } from '../migrations/columns.ts';
import { migrations } from '../migrations/index.ts';
import type { BackupReport } from './backup-lines.ts';
import { tablesInOrder } from './tables-in-order.ts';

const header = z.object({ format: z.literal('maru-backup'), version: z.literal(1), migration: z.string() });
const line = z.union([
  z.strictObject({ table: z.string(), row: z.record(z.string(), z.unknown()) }),
  z.strictObject({ file: z.string(), content: z.base64() }),
]);

/** Rows of one statement. */
const perInsert = 100;

/**
 * Restores a backup into an empty database: brings its schema to the version of the backup, inserts the rows in one
 * transaction and migrates to the current version.
 * @throws Error if the database has partners already, the backup is newer than this version, or is damaged; the database
 *   then has no rows
 */
export async function restore(
  db: Database,
  { address, file, mediaDir }: { address: DatabaseAddress; file: string; mediaDir: string },
): Promise<BackupReport> {
  // Unlike pipe(), pipeline() ends the last stream with errors of the first, and so the lines.
  const input = pipeline(createReadStream(file), createGunzip(), () => undefined);
  const iterator = linesOf(input);
  const first = header.safeParse(parseJson((await iterator.next()).value));
  if (!first.success) throw new Error(`"${file}" is not a Maru backup.`);
  const { migration } = first.data;
  if (!Object.hasOwn(migrations, migration))
    throw new Error(
      `The backup was made by a newer version (schema ${migration}). Update Maru, then restore.`,
    );
  await migrate(db, address, migration);
  const report: BackupReport = { rows: 0, files: 0 };
  await db.transaction().execute(async (transaction) => {
    const plain = (transaction as unknown as Kysely<never>).withoutPlugins();
    await assertEmpty(plain, address);
    const known = new Set(await tablesInOrder(plain));
    // Migrations and triggers insert rows of their own, which the backup has too.
    for (const table of [...known].reverse()) await sql`delete from ${sql.table(table)}`.execute(plain);
    await insertLines(plain, iterator, { known, mediaDir, report });
    if (isPostgresDatabase(plain as never)) await continueNumbering(plain, known);
  });
  await migrate(db, address);
  return report;
}

/**
 * The lines of a text that end with \n; the last one is empty if the rest cannot be unpacked. `readline` also ends them at
 * U+2028 and U+2029, which JSON does not escape.
 */
async function* linesOf(input: Readable): AsyncGenerator<string> {
  let begun: string[] = [];
  try {
    for await (const chunk of input.setEncoding('utf8')) {
      const [first = '', ...more] = String(chunk).split('\n');
      begun.push(first);
      for (const next of more) {
        yield begun.join('');
        begun = [next];
      }
    }
  } catch (error) {
    if (!String((error as NodeJS.ErrnoException).code).startsWith('Z_')) throw error;
    yield '';
    return;
  } finally {
    input.destroy();
  }
  const last = begun.join('');
  if (last !== '') yield last;
}

/** Inserting ids does not advance the sequences that number new rows. SQLite continues after the highest id by itself. */
async function continueNumbering(db: Kysely<never>, tables: Iterable<string>): Promise<void> {
  for (const table of tables) {
    const { rows } = await sql<{
      name: string | null;
    }>`select pg_get_serial_sequence(${table}, column_name) as name
      from information_schema.columns
      where table_schema = current_schema() and table_name = ${table} and column_name = 'id'`.execute(db);
    const sequence = rows[0]?.name;
    if (sequence)
      await sql`select setval(${sequence}, greatest(1, (select max(id) from ${sql.table(table)})))`.execute(
        db,
      );
  }
}

async function assertEmpty(db: Kysely<never>, address: DatabaseAddress): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from partners`.execute(db);
  if (Number(rows[0]?.count) > 0)
    throw new Error(
      `The database ${address.replace(/:[^:@/]*@/, ':…@')} has partners already. Restore into an empty one: set MARU_DATA_DIR or DATABASE_URL.`,
    );
}

async function insertLines(
  db: Kysely<never>,
  lines: AsyncIterator<string>,
  { known, mediaDir, report }: { known: Set<string>; mediaDir: string; report: BackupReport },
): Promise<void> {
  let waiting: { table: string; rows: Record<string, unknown>[] } = { table: '', rows: [] };
  const insert = async () => {
    const { table, rows } = waiting;
    if (rows.length === 0) return;
    await db
      .insertInto(table as never)
      .values(rows as never)
      .execute();
    report.rows += rows.length;
    waiting = { table: '', rows: [] };
  };
  const counts: Record<string, unknown>[] = [];
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    const parsed = line.safeParse(parseJson(next.value));
    if (!parsed.success) throw new Error(`The backup is damaged after ${report.rows} rows.`);
    const entry = parsed.data;
    if ('file' in entry) {
      await writeMedia(mediaDir, entry.file, entry.content);
      report.files += 1;
      continue;
    }
    if (!known.has(entry.table)) throw new Error(`The backup has an unknown table "${entry.table}".`);
    if (entry.table === 'list_counts') {
      counts.push(entry.row);
      continue;
    }
    if (entry.table !== waiting.table || waiting.rows.length >= perInsert) await insert();
    waiting.table = entry.table;
    waiting.rows.push(entry.row);
  }
  await insert();
  // Triggers have counted the rows as they were inserted; the backup has the counts.
  await sql`delete from list_counts`.execute(db);
  for (let at = 0; at < counts.length; at += perInsert) {
    waiting = { table: 'list_counts', rows: counts.slice(at, at + perInsert) };
    await insert();
  }
}

async function writeMedia(mediaDir: string, name: string, content: string): Promise<void> {
  const path = resolve(mediaDir, name);
  if (!path.startsWith(resolve(mediaDir) + sep))
    throw new Error(`The backup has an invalid file name "${name}".`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, Buffer.from(content, 'base64'));
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
