import { rmSync } from 'node:fs';
import { SetupError } from '../bootstrap/setup-error.mjs';
import { ensureBuild } from './ensure-build.ts';
import { ensureDatabase } from './ensure-database.ts';
import { ensureFonts } from './ensure-fonts.ts';
import { writeInstanceFile } from './instance-file.ts';
import { alone, freePort, withFreePort } from './ports.ts';
import { dataDir, serverEnvironment } from './server-environment.ts';
import { type Service, startBackend, startService } from './service.ts';
import { testSiteSettings, unsetSettings } from './test-site-settings.ts';
import { waitUntilReady } from './wait-until-ready.ts';

/** `env` is for test runners */
export type TestSite = { port: number; env: NodeJS.ProcessEnv; stop(): Promise<void> };

/**
 * Builds the site if sources have changed and serves it with its backend on a free port, with its own empty database, so
 * that runs are independent of each other.
 * @throws {SetupError} if it is not ready within a minute
 */
export async function startTestSite(): Promise<TestSite> {
  await ensureFonts();
  await ensureBuild();
  return withFreePort(4173, startOn);
}

async function startOn(port: number): Promise<TestSite> {
  const data = dataDir(`.maru/test/${port}`);
  rmSync(data, { recursive: true, force: true });
  // The tests use their own database; the one in the environment is for the backend's tests.
  const { DATABASE_URL: _, BACKEND_URL: __, REDIS_URL: ___, ...own } = process.env;
  unsetSettings(own);
  const env = serverEnvironment({
    mode: 'production',
    port,
    backendPort: await freePort(),
    env: { ...own, ...testSiteSettings, MARU_DATA_DIR: data },
  });
  await ensureDatabase(env);
  const backend = startBackend(env);
  const services = [backend];
  const end = async () => {
    for (const service of services.toReversed()) await service.stop();
    rmSync(data, { recursive: true, force: true });
  };
  try {
    await whenReady(`${env.BACKEND_URL}/healthz`, backend);
    const site = startService('site', 'dist/server/main.mjs', env);
    services.push(site);
    await whenReady(`http://127.0.0.1:${port}/readyz`, site);
  } catch (error) {
    await end();
    throw error;
  }
  writeInstanceFile(env);
  return {
    port,
    env: {
      ...own,
      MARU_E2E_SERVER: 'built',
      MARU_E2E_PORT: String(port),
      MARU_E2E_REUSE: '1',
      MARU_DATA_DIR: data,
    },
    // Another run that takes the port has its database in the same folder.
    stop: () => alone(end),
  };
}

async function whenReady(url: string, service: Service) {
  // Something else may answer there.
  if ((await waitUntilReady(url, { isOver: service.hasEnded })) && !service.hasEnded()) return;
  throw new SetupError(`The ${service.name} under test did not become ready.\n${service.lastLines()}`);
}
