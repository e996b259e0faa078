import { join } from 'node:path';
import { root, runtimeDir } from '../../../scripts/lib/paths.mjs';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { serverEnvironment } from '../../../scripts/lib/server-environment.mjs';

/** Folders of the partners that exist for measuring only. */
export const benchPartners = join(root, 'tests', 'bench', 'partners');

/** What measuring leaves behind beside its report: database, logs, profiles. */
export const benchDir = join(runtimeDir, 'bench');

/**
 * The environment of a site and its backend that know the bench partners only.
 * @param extra wins over all else
 */
export async function benchEnvironment(
  port: number,
  extra: NodeJS.ProcessEnv = {},
): Promise<NodeJS.ProcessEnv> {
  const own = { ...process.env };
  // What is measured is our own backend over SQLite, whatever the surroundings name.
  for (const name of ['BACKEND_URL', 'DATABASE_URL', 'REDIS_URL', 'APP_KEY']) delete own[name];
  const env = serverEnvironment({
    mode: 'production',
    port,
    backendPort: await freePort(),
    env: { ...own, MARU_DATA_DIR: join(benchDir, 'data'), LOG_LEVEL: 'warn', DRAIN_SECONDS: '0' },
  });
  return { ...env, MARU_PARTNERS_DIR: benchPartners, ...extra };
}
