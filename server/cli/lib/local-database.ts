import { existsSync } from 'node:fs';
import { migrate } from '#server/backend/database/migrate.ts';
import {
  type Database,
  type DatabaseAddress,
  databaseAddress,
  isPostgres,
  openDatabase,
} from '#server/backend/database/open.ts';
import { asCommandError, CommandError, reasonOf } from './command.ts';

/** URL of this checkout's database. @throws CommandError if DATABASE_URL is none */
export const localAddress = (): DatabaseAddress => asCommandError(() => databaseAddress());

/**
 * Opening a file makes it: a mistyped folder would hold an empty database, without any partner.
 * @throws CommandError if there is no such file
 */
export function assertDatabase(address: DatabaseAddress): void {
  if (isPostgres(address) || existsSync(address)) return;
  throw new CommandError(
    `There is no database "${address}". Run npm start, or set MARU_DATA_DIR or DATABASE_URL as for the site.`,
  );
}

/**
 * Opens this checkout's database and brings its schema up to date. A file that is missing is made.
 * @throws CommandError if that fails
 */
export async function openLocalDatabase(address = localAddress()): Promise<Database> {
  const db = openDatabase(address);
  try {
    await migrate(db, address);
    return db;
  } catch (error) {
    await db.destroy();
    throw new CommandError(`The database cannot be opened: ${reasonOf(error)}`);
  }
}
