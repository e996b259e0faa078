import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { seconds } from '../bootstrap/progress.mjs';
import { SetupError } from '../bootstrap/setup-error.mjs';
import { writeInstanceFile } from './instance-file.ts';
import { describeSites, partnerSites } from './partner-sites.ts';
import { claimPort } from './ports.ts';
import { localUrl } from './server-environment.ts';
import { type Service, startBackend, startService } from './service.ts';
import { waitUntilReady } from './wait-until-ready.ts';

/**
 * Runs the backend (unless BACKEND_URL names another) and the site until a stop signal arrives or one of them exits.
 * Nothing is restarted silently: if one process exits, the other is stopped and the error names the first.
 * @param options `site` is the script of the site's process, `env` comes from serverEnvironment, `began` is a
 *   performance.now() value; `sites` are those to list, by default our own backend's (another backend's are unknown here)
 */
export async function serve({
  site,
  env,
  ownBackend,
  began,
  cwd,
  sites = ownSites(env, ownBackend),
}: {
  site: string;
  env: NodeJS.ProcessEnv;
  ownBackend: boolean;
  began: number;
  cwd?: string;
  sites?: ReturnType<typeof partnerSites>;
}) {
  const stopped = stopSignal();
  const services: Service[] = [];
  const anyEnded = () => stopped.isDone() || services.some((service) => service.hasEnded());
  let forget: (() => void) | undefined;
  const run = async () => {
    // The site calls its backend at startup: started in parallel, it would log that nothing answers yet.
    if (ownBackend) {
      services.push(startBackend(env, cwd));
      await waitUntilReady(`${env.BACKEND_URL}/healthz`, { isOver: anyEnded });
    }
    // Another site may have started there during the set-up.
    await claimPort(env.PORT, 0);
    services.push(startService('site', site, env, { cwd }));
    const died = Promise.race(services.map(async (service) => ({ service, how: await service.ended })));
    const over = Promise.race([stopped.then(() => undefined), died]);
    const isReady = waitUntilReady(`${localUrl(env)}/readyz`, { isOver: anyEnded });
    if ((await Promise.race([isReady, over.then(() => false)])) && !anyEnded()) {
      if (ownBackend) forget = writeInstanceFile(env);
      await announce(env, { sites, ownBackend, began, cwd: cwd ?? root });
    } else if (!anyEnded())
      throw new SetupError(`The site did not become ready within a minute. ${hint(env)}`);
    return over;
  };
  const death = await run().finally(async () => {
    // The site first: requests in progress may still need the backend.
    for (const service of services.toReversed()) await service.stop();
    forget?.();
  });
  if (!death) return;
  const { service, how } = death;
  const lines = service.lastLines();
  throw new SetupError(
    `The ${service.name} ended unexpectedly (${how}).${lines ? ` Its last output:\n${lines}` : ''}`,
  );
}

const ownSites = (env: NodeJS.ProcessEnv, ownBackend: boolean) =>
  ownBackend ? partnerSites(env.MARU_PARTNERS_DIR || undefined) : [];

type Announced = { sites: ReturnType<typeof partnerSites>; ownBackend: boolean; began: number; cwd: string };

async function announce(env: NodeJS.ProcessEnv, { sites, ownBackend, began, cwd }: Announced): Promise<void> {
  // Imported here: they need packages, which a fresh clone does not have earlier.
  const { readEnv } = await import('../../server/site/config/env.ts');
  const { demoEmail, readDemoPassword } = await import(
    '../../server/backend/operator/accounts/demo-login.ts'
  );
  const { PORT: port, MARU_INDEX: hasIndex, CONSOLE_ORIGIN: consoleOrigin } = readEnv(env);
  const password = ownBackend ? readDemoPassword(env.MARU_DATA_DIR ?? '') : undefined;
  const login = password === undefined ? undefined : { email: demoEmail, password };
  // In development it may be missing: `npm run dev` builds nothing.
  const isConsoleBuilt = existsSync(join(cwd, 'dist/console/index.html'));
  const list = describeSites(sites, { port, hasIndex, consoleOrigin, isConsoleBuilt, login });
  const addresses = list ? `\n\n${list}` : '';
  console.log(`\nReady after ${seconds(performance.now() - began)}.${addresses}\n\nCtrl-C stops it.`);
}

const hint = (env: NodeJS.ProcessEnv) =>
  `${localUrl(env)}/readyz tells why; the backend is ${env.BACKEND_URL}.`;

/** Resolves at the first stop signal; later ones have no effect. */
function stopSignal() {
  let done = false;
  const promise = new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        done = true;
        resolve(undefined);
      });
    }
  });
  return Object.assign(promise, { isDone: () => done });
}
