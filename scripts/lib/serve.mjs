import { demoSites, describeSites } from './demo-sites.mjs';
import { seconds } from './progress.mjs';
import { startService } from './service.mjs';
import { SetupError } from './setup-error.mjs';
import { waitUntilReady } from './wait-until-ready.mjs';

/**
 * Runs the backend (unless BACKEND_URL names another) and the site until a stop signal or the death of one.
 * Nothing is restarted silently: a process that dies takes the other with it and is named.
 * @param {{ site: string, env: NodeJS.ProcessEnv, ownBackend: boolean, began: number, cwd?: string, sites?: ReturnType<typeof demoSites> }} options
 *   `site` is the script of the site's process, `env` comes from serverEnvironment, `began` is a
 *   performance.now() value; `sites` are those to tell of, if left out those of our own backend: of another nobody knows them here
 */
export async function serve({ site, env, ownBackend, began, cwd, sites = ownSites(env, ownBackend) }) {
  const stopped = stopSignal();
  const services = ownBackend ? [startService('backend', 'server/backend/main.ts', env, cwd)] : [];
  // The site asks its backend at once: started side by side it would log that nobody answers yet.
  if (ownBackend) {
    await waitUntilReady(`${env.BACKEND_URL}/healthz`, {
      isOver: () => stopped.isDone() || services.some((one) => one.hasEnded()),
    });
  }
  services.push(startService('site', site, env, cwd));

  const died = Promise.race(services.map(async (service) => ({ service, how: await service.ended })));
  const over = Promise.race([stopped.then(() => undefined), died]);
  const anyEnded = () => stopped.isDone() || services.some((service) => service.hasEnded());

  const ready = await Promise.race([announce(env, sites, began, anyEnded), over.then(() => true)]);
  const death = ready ? await over : undefined;

  // The site first: it may still be answering visitors with the backend's help.
  for (const service of services.toReversed()) await service.stop();
  if (!ready) throw new SetupError(`The site did not become ready within a minute. ${hint(env)}`);
  if (!death) return;
  const { service, how } = death;
  const lines = service.lastLines();
  throw new SetupError(
    `The ${service.name} ended unexpectedly (${how}).${lines ? ` It last said:\n${lines}` : ''}`,
  );
}

/** @param {NodeJS.ProcessEnv} env @param {boolean} ownBackend */
const ownSites = (env, ownBackend) => (ownBackend ? demoSites(env.MARU_PARTNERS_DIR || undefined) : []);

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {ReturnType<typeof demoSites>} sites
 * @param {number} began
 * @param {() => boolean} isOver
 */
async function announce(env, sites, began, isOver) {
  const ready = await waitUntilReady(`${siteAddress(env)}/readyz`, { isOver });
  if (ready) {
    // Loaded here: it needs packages, which a fresh clone does not have before.
    const { readEnv } = await import('../../server/site/config/env.ts');
    const { PORT: port, MARU_INDEX: hasIndex } = readEnv(env);
    const list = describeSites(sites, { port, hasIndex });
    const told = list ? ` Open:\n${list}` : '';
    console.log(`\nReady after ${seconds(performance.now() - began)}.${told}\n\nCtrl-C stops it.`);
  }
  return ready || isOver();
}

/** Where the site can be asked from this machine. @param {NodeJS.ProcessEnv} env */
function siteAddress(env) {
  const everywhere = ['localhost', '0.0.0.0', '::', ''];
  const host = everywhere.includes(env.HOST ?? '') ? '127.0.0.1' : env.HOST;
  return `http://${host?.includes(':') ? `[${host}]` : host}:${env.PORT}`;
}

/** @param {NodeJS.ProcessEnv} env */
const hint = (env) => `${siteAddress(env)}/readyz says why; the backend is ${env.BACKEND_URL}.`;

/** Resolves at the first stop signal; later ones change nothing, the end is on its way. */
function stopSignal() {
  let done = false;
  const promise = new Promise((resolve) => {
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => {
        done = true;
        resolve(undefined);
      });
    }
  });
  return Object.assign(promise, { isDone: () => done });
}
