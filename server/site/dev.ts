import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDevMiddleware, renderPage } from 'vike/server';
import type { ViteDevServer } from 'vite';
import type { App } from '#client/app.ts';
import { readEnv } from './config/env.ts';
import { openConsole } from './console/open-console.ts';
import { createServer } from './create-server.ts';
import { developmentErrorPage } from './dev/development.ts';
import { describeInLine } from './dev/explain-error.ts';
import { type WatchedDocuments, watchSiteDocuments } from './dev/watch-site-documents.ts';
import { type BuildAssets, createBuildAssets } from './pages/build-assets.ts';
import { serveFonts } from './serve-built-files.ts';
import { directorySiteStore } from './tenant/directory-site-store.ts';
import { backendSiteStore } from './tenant/site-store.ts';

// Development: the same server, with the site loaded through Vite so that the next request sees a saved file.

const env = readEnv();
const root = process.cwd();
const partners = process.env.MARU_PARTNERS_DIR || join(root, 'fixtures/partners');

let viteServer: ViteDevServer;
let documents: WatchedDocuments;
const fonts = JSON.parse(await readFile(join(root, '.maru/fonts/manifest.json'), 'utf8'));

/** Gives a stack trace the lines of the source files, instead of the lines in Vite's output. */
const withLines = <T>(error: T): T => {
  if (error instanceof Error) viteServer.ssrFixStacktrace(error);
  return error;
};
const loadApp = async (): Promise<App> => {
  const { app } = (await viteServer.ssrLoadModule('/client/app.ts')) as { app: App };
  app.describeErrorsBy((error) => describeInLine(withLines(error), root));
  return app;
};
const assetsOf = new WeakMap<App, BuildAssets>();
const loadAssets = async (): Promise<BuildAssets> => {
  const app = await loadApp();
  const assets = assetsOf.get(app) ?? createBuildAssets(app, undefined, fonts, env);
  assetsOf.set(app, assets);
  return assets;
};

const backend = backendSiteStore({ baseUrl: env.BACKEND_URL, appKey: env.APP_KEY });
const server = await createServer({
  env,
  app: loadApp,
  assets: loadAssets,
  store: directorySiteStore(partners, backend),
  listAge: 0,
  // As `npm run build` made it, if it did.
  operatorConsole: await openConsole(env, join(root, 'dist/console'), loadApp),
  document: async (made, assets, url) => {
    const { httpResponse } = await renderPage({ urlOriginal: url, made, assets });
    return httpResponse.body;
  },
  development: {
    errorPage: (status, error) => developmentErrorPage(status, withLines(error), root),
    onBadDocument: (code, error) => documents.report(code, error),
  },
  extend: async (instance) => {
    await serveFonts(instance, root);
    // Hot reload runs over the site's own server, so a second dev server on this machine has no port conflict.
    const hmr = { server: instance.server };
    const dev = await createDevMiddleware({ root, viteConfig: { server: { hmr } } });
    const devMiddleware = dev.devMiddleware as (
      request: unknown,
      response: unknown,
      next: () => void,
    ) => void;
    viteServer = dev.viteServer as ViteDevServer;
    documents = watchSiteDocuments(viteServer, partners, env.IMAGE_ORIGINS, loadApp);
    instance.addHook('onRequest', (request, reply, done) => devMiddleware(request.raw, reply.raw, done));
  },
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(
    signal,
    () => void Promise.all([server.close(), viteServer.close()]).then(() => process.exit(0)),
  );
}
await server.listen({ port: env.PORT, host: env.HOST });
