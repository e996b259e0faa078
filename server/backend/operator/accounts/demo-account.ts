import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '#server/backend/database/open.ts';
import { passwordMatches } from '#server/backend/security/passwords.ts';
import { addUser } from './add-user.ts';

/** Address of the account with which a demo is tried out; `.example` can receive no mail. */
export const demoEmail = 'demo@maru.example';

/** Holds the demo account's password, so that every start of the demo prints the same one. */
const fileIn = (dataDir: string) => join(dataDir, 'demo-password');

/**
 * Creates the demo account, an administrator of the instance with a random password. Only the start of a demo calls
 * this: on one machine, with SQLite and without an app key of its own.
 * @returns the password; undefined if the account has another one by now, which stays
 */
export async function ensureDemoAccount(db: Database, dataDir: string): Promise<string | undefined> {
  const account = await demoAccountOf(db);
  const file = fileIn(dataDir);
  if (account) {
    const known = read(file);
    return known && (await passwordMatches(account.passwordHash, known)) ? known : undefined;
  }
  const password = randomBytes(9).toString('base64url');
  mkdirSync(dataDir, { recursive: true });
  // Before the account, so that an account always has a file.
  writeFileSync(file, password, { mode: 0o600 });
  await addUser(db, { email: demoEmail, isAdministrator: true, name: 'Demo', password });
  return password;
}

/** Removes the demo account from a database that was a demo's before. @returns whether there was one */
export async function removeDemoAccount(db: Database, dataDir: string): Promise<boolean> {
  rmSync(fileIn(dataDir), { force: true });
  const removed = await db
    .deleteFrom('operators')
    .where('email', '=', demoEmail)
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}

/** Whether the database is or was used for a demo. */
export const hasDemoAccount = async (db: Database): Promise<boolean> =>
  (await demoAccountOf(db)) !== undefined;

const demoAccountOf = (db: Database) =>
  db.selectFrom('operators').where('email', '=', demoEmail).select('passwordHash').executeTakeFirst();

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
