import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { type Database, openDatabase } from '../database/open.ts';
import { startTestBackend } from '../testing/backend.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';
import { tablesInOrder } from './tables-in-order.ts';

const folder = mkdtempSync(join(tmpdir(), 'maru-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));
const mediaDir = join(folder, 'media');
mkdirSync(join(mediaDir, 'han'), { recursive: true });
writeFileSync(join(mediaDir, 'han', 'room.webp'), 'bytes');

/** An empty database that is closed after the test. */
function emptyDatabase(): Database {
  const db = openDatabase(':memory:');
  onTestFinished(() => db.destroy());
  return db;
}

async function contentOf(db: Database) {
  const plain = db.withoutPlugins() as never;
  const content: Record<string, unknown[]> = {};
  for (const table of await tablesInOrder(plain)) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(plain);
    content[table] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return content;
}

describeDatabases('backups', (db) => {
  const file = () => join(folder, `${db().getExecutor().adapter.constructor.name}.gz`);
  beforeAll(async () => {
    await startTestBackend(db());
    // As text from word processors has it; some readers end a line there.
    await db().updateTable('contentTexts').set({ search: 'a\u2028b\u2029c\u0085d\re' }).execute();
    await backup(db(), { file: file(), mediaDir });
  });

  test('a backup restores every row and picture into an empty database', async () => {
    const restored = emptyDatabase();
    const into = join(folder, `media-${Math.random()}`);
    const report = await restore(restored, { address: ':memory:', file: file(), mediaDir: into });
    const before = await contentOf(db());
    expect(await contentOf(restored)).toEqual(before);
    expect(report).toEqual({ rows: Object.values(before).flat().length, files: 1 });
    expect(before.list_counts?.length).toBeGreaterThan(0);
    expect(readFileSync(join(into, 'han', 'room.webp'), 'utf8')).toBe('bytes');
  });

  test('an empty database is not backed up', async () => {
    const empty = join(folder, 'empty.gz');
    await expect(backup(emptyDatabase(), { file: empty, mediaDir })).rejects.toThrow('has no tables of Maru');
  });

  test('a backup never replaces a file', async () => {
    await expect(backup(db(), { file: file(), mediaDir })).rejects.toThrow('exists already');
  });

  test('nothing is restored into a database with partners', async () => {
    const before = await contentOf(db());
    const address = ':memory:';
    const full = emptyDatabase();
    await restore(full, { address, file: file(), mediaDir: join(folder, 'a') });
    await expect(restore(full, { address, file: file(), mediaDir: join(folder, 'b') })).rejects.toThrow(
      'has partners already',
    );
    expect(await contentOf(full)).toEqual(before);
  });

  test.each([
    ['a line that is cut off', (text: string) => text.slice(0, -20), 'is damaged'],
    ['an unknown table', (text: string) => text.replaceAll('"table":"faqs"', '"table":"fads"'), '"fads"'],
    [
      'a file outside the folder',
      (text: string) => text.replace('han/room.webp', '../../x.webp'),
      'file name',
    ],
    [
      'a newer schema',
      (text: string) => text.replace(/"migration":"[^"]*"/, '"migration":"999-new"'),
      'newer',
    ],
    [
      'a schema that every object has',
      (text: string) => text.replace(/"migration":"[^"]*"/, '"migration":"toString"'),
      'newer',
    ],
    ['another format', (text: string) => text.replace('maru-backup', 'other'), 'not a Maru backup'],
  ])('a backup with %s is refused and leaves no rows', async (_, damage, message) => {
    const damaged = join(folder, `damaged-${Math.random()}.gz`);
    writeFileSync(damaged, gzipSync(damage(gunzipSync(readFileSync(file())).toString())));
    const target = emptyDatabase();
    const options = { address: ':memory:', file: damaged, mediaDir: join(folder, 'c') };
    await expect(restore(target, options)).rejects.toThrow(message);
    const left = await contentOf(target).catch(() => ({ partners: [] }));
    expect(left.partners ?? []).toEqual([]);
  });

  test('what cannot be read or unpacked is refused with an error of its own', async () => {
    const [text, cut] = [join(folder, 'text.gz'), join(folder, 'cut.gz')];
    writeFileSync(text, 'no gzip');
    writeFileSync(cut, readFileSync(file()).subarray(0, -3_000));
    const restoring = (path: string) =>
      restore(emptyDatabase(), { address: ':memory:', file: path, mediaDir: join(folder, 'd') });
    await expect(restoring(join(folder, 'nowhere.gz'))).rejects.toThrow('ENOENT');
    await expect(restoring(folder)).rejects.toThrow('EISDIR');
    await expect(restoring(text)).rejects.toThrow('is not a Maru backup');
    await expect(restoring(cut)).rejects.toThrow('is damaged after');
  });
});
