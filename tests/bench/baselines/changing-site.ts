// The site of server/site/main.ts with one difference: for every page that is rendered, the answer of one source
// (BENCH_CHANGES) differs from the previous page's, as if the backend had just been read. It also counts these pages.
import { readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { app } from '#client/app.ts';
import type { SourceReader } from '#engine/data/source-reader.ts';
import type { SourceRequest } from '#engine/data/source-request.ts';
import { readEnv } from '#server/site/config/env.ts';
import { createServer } from '#server/site/create-server.ts';
import { createBuildAssets } from '#server/site/pages/build-assets.ts';
import { backendSiteStore } from '#server/site/tenant/site-store.ts';
import { changedAnswer } from './changed-answer.ts';

const changes = process.env.BENCH_CHANGES;
const env = readEnv();
const root = process.cwd();
const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
let made = 0;

/** Reads as `reader` does, except for the answer of the changing source. */
function changing(reader: SourceReader): SourceReader {
  const change = (request: SourceRequest, value: unknown) =>
    request.source.name === changes ? changedAnswer(value, made) : value;
  return {
    ...reader,
    peek: (tenantRef, request, isRenewal) => {
      const known = reader.peek(tenantRef, request, isRenewal);
      return known && { ...known, value: change(request, known.value) };
    },
    read: async (tenantRef, request, options) =>
      change(request, await reader.read(tenantRef, request, options)),
  };
}

const counting: typeof app = {
  ...app,
  makePage: (request, maker) => {
    made += 1;
    return app.makePage(request, changes ? { ...maker, reader: changing(maker.reader) } : maker);
  },
};
const assets = createBuildAssets(
  counting,
  readJson('dist/assets.json'),
  readJson('.maru/fonts/manifest.json'),
  env,
);
const server = await createServer({
  env,
  app: async () => counting,
  assets: async () => assets,
  store: backendSiteStore({ baseUrl: env.BACKEND_URL, appKey: env.APP_KEY }),
  listAge: 3_000,
});
// If a signal ended it, Node would write no CPU profile (`--profile`).
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
await server.listen({ port: env.PORT, host: env.HOST });

createHttpServer((_, response) => response.end(String(made))).listen(
  Number(process.env.BENCH_COUNT_PORT),
  '127.0.0.1',
);
