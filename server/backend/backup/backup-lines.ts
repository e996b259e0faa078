import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { mediaFiles, unlessMissing } from '../media/media-files.ts';
import { isPostgresDatabase } from '../migrations/columns.ts';
import { tablesInOrder } from './tables-in-order.ts';

/**
 * First line of a backup. Each further line is a row (`{ table, row }`) or a file of the media folder in base64
 * (`{ file, content }`).
 */
type BackupHeader = { format: 'maru-backup'; version: 1; createdAt: string; migration: string };

type Row = Record<string, unknown>;

export type BackupReport = { rows: number; files: number };

/**
 * The lines of a backup: all rows of one moment, then the pictures that exist after it.
 * @param report is counted up
 * @throws Error if the database or a picture cannot be read
 */
export async function* backupLines(
  db: Database,
  { mediaDir, now, report }: { mediaDir: string; now: number; report: BackupReport },
): AsyncGenerator<string> {
  yield* inSnapshot(db, (snapshot) => rowLines(snapshot, now, report));
  // The transaction has ended: pictures take long to read, and are not part of it.
  yield* fileLines(mediaDir, report);
}

/** Yields the lines that are read in one transaction, which only reads. */
async function* inSnapshot(
  db: Database,
  read: (snapshot: Kysely<never>) => AsyncIterable<string>,
): AsyncGenerator<string> {
  const lines = new PassThrough({ objectMode: true });
  const reading = db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((snapshot) => pipeline(read(snapshot as unknown as Kysely<never>), lines))
    .catch((error: Error) => void lines.destroy(error));
  try {
    yield* lines;
  } finally {
    // Ends the transaction if the consumer stops early.
    lines.destroy();
    await reading;
  }
}

async function* rowLines(db: Kysely<never>, now: number, report: BackupReport): AsyncGenerator<string> {
  const pagesOf = isPostgresDatabase(db as never) ? postgresPages : sqlitePages;
  if (pagesOf === postgresPages) await sql`set local statement_timeout = 0`.execute(db);
  const tables = await tablesInOrder(db);
  if (tables.length === 0)
    throw new Error('The database has no tables of Maru: there is nothing to back up.');
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db);
  const header: BackupHeader = {
    format: 'maru-backup',
    version: 1,
    createdAt: new Date(now).toISOString(),
    migration: rows[0]?.name ?? '',
  };
  yield `${JSON.stringify(header)}\n`;
  for (const table of tables) {
    for await (const page of pagesOf(db.withoutPlugins(), table)) {
      for (const row of page) yield `${JSON.stringify({ table, row })}\n`;
      report.rows += page.length;
    }
  }
}

/** Rows of one query: bounds the memory. */
const perPage = 1_000;

/** Reads a table in the order of its row ids, each page after the last row of the one before. */
async function* sqlitePages(db: Kysely<never>, table: string): AsyncGenerator<Row[]> {
  let last = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const { rows } = await sql<Row & { backup_rowid: number }>`select rowid as backup_rowid, *
      from ${sql.table(table)} where rowid > ${last} order by rowid limit ${perPage}`.execute(db);
    yield rows.map(({ backup_rowid, ...row }) => row);
    if (rows.length < perPage) return;
    last = rows.at(-1)?.backup_rowid ?? last;
  }
}

/** Reads a table once through a cursor. PostgreSQL would sort all further rows for each page in the order of `ctid`. */
async function* postgresPages(db: Kysely<never>, table: string): AsyncGenerator<Row[]> {
  await sql`declare backup_rows no scroll cursor for select * from ${sql.table(table)}`.execute(db);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(perPage)} from backup_rows`.execute(db);
    yield rows;
    if (rows.length < perPage) break;
  }
  await sql`close backup_rows`.execute(db);
}

async function* fileLines(mediaDir: string, report: BackupReport): AsyncGenerator<string> {
  for await (const path of mediaFiles(mediaDir)) {
    const bytes = await unlessMissing(readFile(path));
    if (!bytes) continue;
    yield `${JSON.stringify({ file: relative(mediaDir, path), content: bytes.toString('base64') })}\n`;
    report.files += 1;
  }
}
