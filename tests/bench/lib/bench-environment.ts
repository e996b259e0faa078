import { join } from 'node:path';
import { root, runtimeDir } from '#scripts/bootstrap/paths.mjs';
import { freePort } from '#scripts/lib/ports.ts';
import { serverEnvironment } from '#scripts/lib/server-environment.ts';

/** Folder of the partners that exist only for the benchmark. */
export const benchPartners = join(root, 'tests', 'bench', 'partners');

/** Output of the benchmark other than its report: database, logs, profiles. */
export const benchDir = join(runtimeDir, 'bench');

/**
 * The environment of a site and its backend that have only the bench partners.
 * @param extra overrides everything else
 */
export async function benchEnvironment(
  port: number,
  extra: NodeJS.ProcessEnv = {},
): Promise<NodeJS.ProcessEnv> {
  const own = { ...process.env };
  // The benchmark uses our own backend with SQLite, whatever the environment specifies.
  for (const name of ['BACKEND_URL', 'DATABASE_URL', 'REDIS_URL', 'APP_KEY']) delete own[name];
  const env = serverEnvironment({
    mode: 'production',
    port,
    backendPort: await freePort(),
    env: { ...own, MARU_DATA_DIR: join(benchDir, 'data'), LOG_LEVEL: 'warn', DRAIN_SECONDS: '0' },
  });
  return { ...env, MARU_PARTNERS_DIR: benchPartners, ...extra };
}
