import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import type { Database } from '#server/backend/database/open.ts';
import { passwordMatches } from '#server/backend/security/passwords.ts';
import { addUser } from './add-user.ts';
import { demoEmail, forgetDemoPassword, readDemoPassword, storeDemoPassword } from './demo-login.ts';

/**
 * Creates the demo account, an administrator of the instance with a random password. Only the start of a demo calls
 * this: on one machine, with SQLite and without an app key of its own.
 * @returns the password; undefined if the account has another one by now, which stays
 */
export async function ensureDemoAccount(db: Database, dataDir: string): Promise<string | undefined> {
  const account = await demoAccountOf(db);
  if (account) {
    const known = readDemoPassword(dataDir);
    if (known && (await passwordMatches(account.passwordHash, known))) return known;
    forgetDemoPassword(dataDir);
    return undefined;
  }
  const password = randomBytes(9).toString('base64url');
  mkdirSync(dataDir, { recursive: true });
  // Before the account, so that an account always has a file.
  storeDemoPassword(dataDir, password);
  await addUser(db, { email: demoEmail, isAdministrator: true, name: 'Demo', password });
  return password;
}

/** Removes the demo account from a database that was a demo's before. @returns whether there was one */
export async function removeDemoAccount(db: Database, dataDir: string): Promise<boolean> {
  forgetDemoPassword(dataDir);
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
