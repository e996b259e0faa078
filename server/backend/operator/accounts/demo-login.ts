import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Address of the account with which a demo is tried out; `.example` can receive no mail. */
export const demoEmail = 'demo@maru.example';

/** Holds the demo account's password, so that every start of the demo prints the same one. */
const fileIn = (dataDir: string) => join(dataDir, 'demo-password');

/** The demo account's password; undefined if there is no such account or it has a password of its own by now. */
export function readDemoPassword(dataDir: string): string | undefined {
  try {
    return readFileSync(fileIn(dataDir), 'utf8');
  } catch {
    return undefined;
  }
}

/** Stores the password, which only the user of the process can read. */
export const storeDemoPassword = (dataDir: string, password: string): void =>
  writeFileSync(fileIn(dataDir), password, { mode: 0o600 });

export const forgetDemoPassword = (dataDir: string): void => rmSync(fileIn(dataDir), { force: true });
