import { join, resolve } from 'node:path';
import { backup as writeBackup } from '#server/backend/backup/backup.ts';
import { restore as readBackup } from '#server/backend/backup/restore.ts';
import { assertDatabase, dataDirectory, openDatabase } from '#server/backend/database/open.ts';
import { noTimeouts } from '#server/backend/database/postgres.ts';
import { asCommandError, type Command, requiredArg } from '../lib/command.ts';
import { localAddress } from '../lib/local-database.ts';
import { assertFile } from '../lib/site-file.ts';

/** Folder of uploaded pictures, beside the database. */
const mediaFolder = (): string => join(dataDirectory(), 'media');

export const backup: Command = {
  usage: '<file>',
  maxArgs: 1,
  isLocal: true,
  details:
    'May run beside the backend. The file holds personal data of visitors: only you can read it, keep it safe.',
  async run({ args, out }) {
    const file = resolve(requiredArg({ args }, 0, 'the file'));
    const address = localAddress();
    asCommandError(() => assertDatabase(address));
    const db = openDatabase(address, noTimeouts);
    try {
      out.note('Saving …');
      const report = await asCommandError(() => writeBackup(db, { file, mediaDir: mediaFolder() }));
      out.json({ file, ...report });
      out.line(`Saved ${report.rows} rows and ${report.files} pictures to ${file}.`);
    } finally {
      await db.destroy();
    }
  },
};

export const restore: Command = {
  usage: '<file>',
  maxArgs: 1,
  isLocal: true,
  async run({ args, out }) {
    const file = resolve(requiredArg({ args }, 0, 'the file'));
    assertFile(file);
    const address = localAddress();
    const db = openDatabase(address, noTimeouts);
    try {
      out.note('Restoring …');
      const report = await asCommandError(() => readBackup(db, { address, file, mediaDir: mediaFolder() }));
      out.json({ file, ...report });
      out.line(`Restored ${report.rows} rows and ${report.files} pictures.`);
    } finally {
      await db.destroy();
    }
  },
};
