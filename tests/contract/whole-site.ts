import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { app } from '#client/app.ts';
import type { SiteDocument } from '#schemas/layout/site-document.ts';
import { migrate } from '#server/backend/database/migrate.ts';
import { type Database, openDatabase } from '#server/backend/database/open.ts';
import { publishDocument } from '#server/backend/sites/revisions.ts';
import { appKey, startTestBackend } from '#server/backend/testing/backend.ts';
import { readEnv } from '#server/site/config/env.ts';
import { createServer } from '#server/site/create-server.ts';
import { createBuildAssets } from '#server/site/pages/build-assets.ts';
import { backendSiteStore } from '#server/site/tenant/site-store.ts';

type Prepare = (db: Database, partnerId: number) => Promise<void>;

/**
 * The whole site on the reference backend, where the partner `han` has a given document. Closes when the test finishes.
 * @param more environment variables
 * @param prepare called with the database and the partner's id before the document is published
 */
export async function startWholeSite(
  document: SiteDocument,
  more: NodeJS.ProcessEnv = {},
  prepare?: Prepare,
): Promise<FastifyInstance> {
  const { sites } = await startWholeSites(document, more, {
    count: 1,
    listAge: 3_000,
    ...(prepare && { prepare }),
  });
  return sites[0] as FastifyInstance;
}

/**
 * Several site servers on one backend and its database. They share no caches, like processes.
 * @param listAge ms for which they consider their list of sites current
 * @param prepare called with the database and the partner's id before the document is published
 */
export async function startWholeSites(
  document: SiteDocument,
  more: NodeJS.ProcessEnv,
  { count, listAge, prepare = async () => {} }: { count: number; listAge: number; prepare?: Prepare },
): Promise<{ sites: FastifyInstance[]; db: Database; partnerId: number }> {
  const directory = await mkdtemp(join(tmpdir(), 'maru-whole-site-'));
  const db = openDatabase(':memory:');
  await migrate(db, ':memory:');
  const { app: backend } = await startTestBackend(db);
  const { id } = await db
    .selectFrom('partners')
    .where('code', '=', 'han')
    .select('id')
    .executeTakeFirstOrThrow();
  await prepare(db, id);
  await publishDocument(db, id, { document: JSON.stringify(document), author: 'test' });
  const baseUrl = await backend.listen({ port: 0, host: '127.0.0.1' });
  const start = () => {
    const assets = createBuildAssets(app, undefined, undefined);
    return createServer({
      env: readEnv({
        BACKEND_URL: baseUrl,
        APP_KEY: appKey,
        LOG_LEVEL: 'silent',
        MARU_DATA_DIR: directory,
        ...more,
      }),
      app: async () => app,
      assets: async () => assets,
      store: backendSiteStore({ baseUrl, appKey }),
      listAge,
      deadline: 20_000,
    });
  };
  const sites = await Promise.all(Array.from({ length: count }, start));
  onTestFinished(async () => {
    await Promise.all(sites.map((site) => site.close()));
    await backend.close();
    await db.destroy();
    await rm(directory, { recursive: true, force: true });
  });
  return { sites, db, partnerId: id };
}
