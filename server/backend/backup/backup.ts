import { createWriteStream, existsSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { isPostgresDatabase } from '../migrations/columns.ts';
import { tablesInOrder } from './tables-in-order.ts';

/**
 * First line of a backup. Each further line is a row (`{ table, row }`) or a file of the media folder in base64
 * (`{ file, content }`).
 */
type BackupHeader = { format: 'maru-backup'; version: 1; createdAt: string; migration: string };

export type BackupReport = { rows: number; files: number };

/**
 * Writes all rows and uploaded pictures to one gzipped file of JSON lines, which either database engine restores. The rows
 * are those of one moment, also while the backend runs. The file appears when it is complete.
 * @param mediaDir folder of uploaded pictures; it may be missing
 * @throws Error if the file exists
 */
export async function backup(
  db: Database,
  { file, mediaDir, now = Date.now() }: { file: string; mediaDir: string; now?: number },
): Promise<BackupReport> {
  if (existsSync(file)) throw new Error(`"${file}" exists already. Choose another name.`);
  const aside = `${file}.${process.pid}.new`;
  const report: BackupReport = { rows: 0, files: 0 };
  try {
    await db
      .transaction()
      // SQLite's transactions always see one moment.
      .setIsolationLevel(isPostgresDatabase(db as never) ? 'repeatable read' : 'serializable')
      .execute(async (transaction) => {
        const lines = linesOf(transaction as unknown as Kysely<never>, mediaDir, now, report);
        await pipeline(Readable.from(lines), createGzip(), createWriteStream(aside, { mode: 0o600 }));
      });
    await rename(aside, file);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
  return report;
}

/** Rows of one query: bounds the memory. */
const perQuery = 1_000;

async function* linesOf(db: Kysely<never>, mediaDir: string, now: number, report: BackupReport) {
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db);
  const header: BackupHeader = {
    format: 'maru-backup',
    version: 1,
    createdAt: new Date(now).toISOString(),
    migration: rows[0]?.name ?? '',
  };
  yield `${JSON.stringify(header)}\n`;
  for (const table of await tablesInOrder(db)) {
    for (let offset = 0; ; offset += perQuery) {
      // `ctid` and `rowid` order rows by where they are stored, which does not change within the transaction.
      const place = sql.ref(isPostgresDatabase(db as never) ? 'ctid' : 'rowid');
      const { rows: found } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}
        order by ${place} limit ${perQuery} offset ${offset}`.execute(db.withoutPlugins());
      for (const row of found) yield `${JSON.stringify({ table, row })}\n`;
      report.rows += found.length;
      if (found.length < perQuery) break;
    }
  }
  for (const path of await filesBelow(mediaDir)) {
    const content = (await readFile(path)).toString('base64');
    yield `${JSON.stringify({ file: relative(mediaDir, path), content })}\n`;
    report.files += 1;
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
