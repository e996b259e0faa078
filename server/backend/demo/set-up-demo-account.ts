import { type Database, type DatabaseAddress, isPostgres } from '../database/open.ts';
import { ensureDemoAccount, hasDemoAccount, removeDemoAccount } from '../operator/accounts/demo-account.ts';
import { demoEmail } from '../operator/accounts/demo-login.ts';
import { fillDemoInboxes } from './fill-demo-inbox.ts';
import { isDemo } from './is-demo.ts';

type DemoEnvironment = { database: DatabaseAddress; dataDir: string; partnersDir: string };

/**
 * Creates the account with which a demo is tried out, if it is asked for, with messages of visitors in its inbox. If
 * the environment is not a demo's, it removes the account instead; `setup` by hand leaves a demo's account and its
 * sessions alone.
 * @returns lines to print
 */
export async function setUpDemoAccount(
  db: Database,
  {
    isAskedFor,
    environment: { database, dataDir, partnersDir },
    env,
  }: { isAskedFor: boolean; environment: DemoEnvironment; env: NodeJS.ProcessEnv },
): Promise<string[]> {
  if (isAskedFor && !isPostgres(database)) {
    const isFirstStart = !(await hasDemoAccount(db));
    const password = await ensureDemoAccount(db, dataDir);
    if (isFirstStart) await fillDemoInboxes(db, { partnersDir, now: Date.now() });
    const secret = password
      ? `password ${password} (only for trying out on this machine)`
      : `with a password of its own (for another one: npx maru user reset ${demoEmail})`;
    return [`Demo account of the console: ${demoEmail}, ${secret}.`];
  }
  if (isDemo(env)) return [];
  return (await removeDemoAccount(db, dataDir)) ? [`Removed the demo account ${demoEmail}.`] : [];
}
