import { join } from 'node:path';
import { ensureDatabase } from '../../../scripts/lib/ensure-database.mjs';
import { root } from '../../../scripts/lib/paths.mjs';
import { freePort } from '../../../scripts/lib/ports.mjs';
import { benchDir, benchEnvironment } from '../lib/bench-environment.ts';
import { startProgram } from '../lib/program.ts';
import { openSecureFront } from './front/secure-front.ts';

export type DemoSites = { urlOf: (code: string, path: string) => string; stop: () => Promise<void> };

/** Starts the built site and its backend with the demo partners, over a database of their own, behind TLS and HTTP/2. */
export async function openDemoSites(): Promise<DemoSites> {
  const port = await freePort();
  const env = await benchEnvironment(port, {
    MARU_DATA_DIR: join(benchDir, 'demo'),
    MARU_PARTNERS_DIR: join(root, 'fixtures', 'partners'),
    TRUSTED_PROXIES: '127.0.0.1',
  });
  await ensureDatabase(env);
  const backend = await startProgram({
    name: 'demo-backend',
    script: 'server/backend/main.ts',
    env,
    ready: { url: `${env.BACKEND_URL}/healthz` },
  });
  try {
    const ready = { url: `http://127.0.0.1:${port}/readyz` };
    const site = await startProgram({ name: 'demo-site', script: 'dist/server/main.mjs', env, ready });
    const front = await openSecureFront(port);
    return {
      urlOf: (code, path) => `https://${code}.localhost:${front.port}${path}`,
      stop: async () => {
        await front.stop();
        await site.stop();
        await backend.stop();
      },
    };
  } catch (error) {
    await backend.stop();
    throw error;
  }
}
