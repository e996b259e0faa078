import { join } from 'node:path';
import { root } from '#scripts/bootstrap/paths.mjs';
import { ensureDatabase } from '#scripts/lib/ensure-database.ts';
import { freePort } from '#scripts/lib/ports.ts';
import { benchDir, benchEnvironment } from '../lib/bench-environment.ts';
import { startProgram } from '../lib/program.ts';
import { openSecureFront } from './front/secure-front.ts';

export type DemoSites = { urlOf: (code: string, path: string) => string; stop: () => Promise<void> };

/**
 * Starts the built site and its backend with the demo partners, with their own database, behind TLS and HTTP/2.
 * @param options.name of the database and the logs
 * @param options.partners the folder of the partners
 */
export async function openDemoSites({
  name: title = 'demo',
  partners = join(root, 'fixtures', 'partners'),
} = {}): Promise<DemoSites> {
  const port = await freePort();
  const env = await benchEnvironment(port, {
    MARU_DATA_DIR: join(benchDir, title),
    MARU_PARTNERS_DIR: partners,
    TRUSTED_PROXIES: '127.0.0.1',
  });
  await ensureDatabase(env);
  const started: { stop: () => Promise<void> }[] = [];
  const stop = async () => {
    for (const each of started.toReversed()) await each.stop();
  };
  const programs = [
    { name: `${title}-backend`, script: 'server/backend/main.ts', url: `${env.BACKEND_URL}/healthz` },
    { name: `${title}-site`, script: 'dist/server/main.mjs', url: `http://127.0.0.1:${port}/readyz` },
  ];
  try {
    for (const { name, script, url } of programs)
      started.push(await startProgram({ name, script, env, ready: { url } }));
    const front = await openSecureFront(port);
    started.push(front);
    return { urlOf: (code, path) => `https://${code}.localhost:${front.port}${path}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
