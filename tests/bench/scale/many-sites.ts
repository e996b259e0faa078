import { join } from 'node:path';
import { ensureDatabase } from '#scripts/lib/ensure-database.ts';
import { freePort } from '#scripts/lib/ports.ts';
import { heapOptions } from '#scripts/lib/service.ts';
import { benchDir, benchEnvironment } from '../lib/bench-environment.ts';
import { type Program, startProgram } from '../lib/program.ts';
import { hostOf, makePartners } from './make-partners.ts';

/**
 * Page cache size in MiB. A home page takes up to 29 kB of it, so that 10,000 need 277 MiB. With 256 MiB, one request in a
 * hundred rendered its page again, and the rate fell to a quarter.
 */
const megabytesFor = (partners: number) => Math.round((288 * partners) / 10_000);

/** A site process with all partners. */
export type ManySite = Program & { port: number };

/** The backend of the synthetic partners and its sites, which are stopped together. */
type ManySites = {
  /** Page cache size of each site, MiB. */
  cacheMegabytes: number;
  site: (name: string, nodeArgs?: string[]) => Promise<ManySite>;
  stop: () => Promise<void>;
};

/** Creates missing partners in a separate database and starts the backend on it. */
export async function openManySites(partners: number): Promise<ManySites> {
  const cacheMegabytes = megabytesFor(partners);
  const env = await benchEnvironment(0, { MARU_DATA_DIR: join(benchDir, 'partners') });
  await ensureDatabase(env);
  const made = makePartners(join(benchDir, 'partners', 'maru.db'), 'bench', partners);
  if (made > 0) console.log(`  made ${made} partners`);
  const started: Program[] = [];
  const start = async (spec: Parameters<typeof startProgram>[0]) => {
    const program = await startProgram(spec);
    started.push(program);
    return program;
  };
  const stop = async () => {
    for (const program of started.toReversed()) await program.stop();
  };
  const ready = { url: `${env.BACKEND_URL}/healthz` };
  await start({ name: 'scale-backend', script: 'server/backend/main.ts', env, ready });
  return {
    cacheMegabytes,
    stop,
    site: async (name, nodeArgs = []) => {
      const port = await freePort();
      const own = {
        ...env,
        HOST: '127.0.0.1',
        PORT: String(port),
        HTML_CACHE_MB: String(cacheMegabytes),
        // Visits come from many IP addresses, because pages that are made for one IP address are limited.
        TRUSTED_PROXIES: '127.0.0.1',
      };
      const ready = { url: `http://127.0.0.1:${port}/`, headers: { host: hostOf(0, port) } };
      const script = 'dist/server/main.mjs';
      const program = await start({
        name,
        script,
        nodeArgs: [...heapOptions(own), ...nodeArgs],
        env: own,
        ready,
      });
      return { ...program, port };
    },
  };
}
