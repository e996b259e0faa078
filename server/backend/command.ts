import type { Database } from './database/open.ts';
import type { Environment } from './environment.ts';
import { ContentError } from './seed/read-json.ts';

/** Where a command reads and writes. */
export type Terminal = {
  env: NodeJS.ProcessEnv;
  print: (text: string) => void;
  printError: (text: unknown) => void;
  /** All of standard input. */
  readInput: () => string;
};

/** What a command works with. */
export type Context = { db: Database; args: string[]; environment: Environment; terminal: Terminal };

/**
 * @returns what is printed
 * @throws ContentError or UserError, whose messages are for the user
 */
export type Command = (context: Context) => Promise<string>;

/**
 * The id of a partner.
 * @throws ContentError if there is none of this code
 */
export async function partnerId(db: Database, code: string): Promise<number> {
  const partner = await db.selectFrom('partners').where('code', '=', code).select('id').executeTakeFirst();
  if (!partner) throw new ContentError([`There is no partner "${code}".`]);
  return partner.id;
}
