import { mkdirSync } from 'node:fs';
import { withLock } from './lock.mjs';
import { step } from './progress.mjs';
import { runQuietly } from './run.mjs';

/**
 * Migrates and seeds the reference backend's database. The backend's `setup` is fast and changes nothing if the schema
 * and the demo content are current.
 * @param {NodeJS.ProcessEnv} env holds MARU_DATA_DIR, absolute
 * @param {{ withDemoAccount?: boolean }} [options] whether operators can try it out with the account that is printed
 */
export async function ensureDatabase(env, { withDemoAccount = false } = {}) {
  const setup = withDemoAccount ? ['setup', '--demo-account'] : ['setup'];
  const dataDir = /** @type {string} */ (env.MARU_DATA_DIR);
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
