import { mkdirSync } from 'node:fs';
import { withLock } from '../bootstrap/lock.mjs';
import { step } from '../bootstrap/progress.mjs';
import { runQuietly } from '../bootstrap/run-command.mjs';

/**
 * Migrates and seeds the reference backend's database. The backend's `setup` is fast and changes nothing if the schema
 * and the demo content are current.
 * @param env holds MARU_DATA_DIR, absolute
 * @param options whether operators can try it out with the account that is printed
 */
export async function ensureDatabase(
  env: NodeJS.ProcessEnv,
  { withDemoAccount = false }: { withDemoAccount?: boolean } = {},
) {
  const setup = withDemoAccount ? ['setup', '--demo-account'] : ['setup'];
  const dataDir = env.MARU_DATA_DIR as string;
  mkdirSync(dataDir, { recursive: true });
  await withLock(
    'database',
    () =>
      step('Preparing the database', async () => {
        const output = await runQuietly(process.execPath, ['server/backend/cli.ts', ...setup], {
          env,
          failure: 'The database could not be prepared.',
        });
        if (output.trim()) console.log(`  ${output.trim().replaceAll('\n', '\n  ')}`);
      }),
    dataDir,
  );
}
