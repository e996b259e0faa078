import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database } from '../database/open.ts';
import { type BackupReport, backupLines } from './backup-lines.ts';

/**
 * Writes all rows and uploaded pictures to one gzipped file of JSON lines, which either database engine restores. All
 * rows are from the same moment, even while the backend runs, which is never blocked. The file appears when it is
 * complete.
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
    const lines = backupLines(db, { mediaDir, now, report });
    await pipeline(Readable.from(lines), createGzip(), createWriteStream(aside, { mode: 0o600 }));
    await rename(aside, file);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
  return report;
}
