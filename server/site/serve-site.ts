import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { app } from '#client/app.ts';
import type { Env } from './config/env.ts';
import { openConsole } from './console/open-console.ts';
import { createServer } from './create-server.ts';
import { createDrain, stopOnSignals } from './drain.ts';
import type { PurgeBus } from './html-cache/create-purge.ts';
import { createBuildAssets } from './pages/build-assets.ts';
import { readInThreads } from './preview/read-in-threads.ts';
import { sharedWith } from './redis/shared-with.ts';
import { serveFonts, serveScripts } from './serve-built-files.ts';
import { backendSiteStore } from './tenant/site-store.ts';

/** Milliseconds for which the list of sites counts as current: a publication shows within twice this time. */
const listAge = 1_000;

/**
 * Runs the built site in this process until a signal stops it.
 * @param workers the bus to the other processes that were started with this one
 */
export async function serveSite(env: Env, workers?: PurgeBus): Promise<void> {
  const shared = await sharedWith(env, workers);
  const root = process.cwd();
  const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'));
  const [manifest, fonts] = await Promise.all([
    readJson(join(root, 'dist/assets.json')),
    readJson(join(root, '.maru/fonts/manifest.json')),
  ]);
  const assets = createBuildAssets(app, manifest, fonts, env);

  const operatorConsole = await openConsole(env, join(root, 'dist/console'), async () => app);
  const frameScript = operatorConsole && (await readFile(join(root, 'dist/preview/frame.js'), 'utf8'));
  const drain = createDrain((signal) => sleep(env.DRAIN_SECONDS * 1000, undefined, { signal }));
  const server = await createServer({
    env,
    app: async () => app,
    assets: async () => assets,
    store: backendSiteStore({ baseUrl: env.BACKEND_URL, appKey: env.APP_KEY }),
    listAge,
    shared,
    drain,
    operatorConsole,
    frameScript,
    documentReader:
      operatorConsole &&
      readInThreads(root, (error) => operatorConsole.log.error(error, 'a thread that reads previews failed')),
    extend: async (instance) => {
      await serveScripts(instance, root, resolve(env.MARU_DATA_DIR));
      await serveFonts(instance, root);
    },
  });

  stopOnSignals(server, drain);
  await server.listen({ port: env.PORT, host: env.HOST });
}
