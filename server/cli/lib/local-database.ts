import { migrate } from '#server/backend/database/migrate.ts';
import {
  assertDatabase,
  type Database,
  type DatabaseAddress,
  databaseAddress,
  openDatabase,
} from '#server/backend/database/open.ts';
import { asCommandError, CommandError, reasonOf } from './command.ts';

/** URL of this checkout's database. @throws CommandError if DATABASE_URL is none */
export const localAddress = (): DatabaseAddress => asCommandError(() => databaseAddress());

/**
 * Opens this checkout's database and brings its schema up to date.
 * @throws CommandError if there is none, or that fails
 */
export async function openLocalDatabase(address = localAddress()): Promise<Database> {
  asCommandError(() => assertDatabase(address));
  const db = openDatabase(address);
  try {
    await migrate(db, address);
    return db;
  } catch (error) {
    await db.destroy();
    throw new CommandError(`The database cannot be opened: ${reasonOf(error)}`);
  }
}
