import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { pino } from 'pino';
import { z } from 'zod';
import { createBackendClient } from '#engine/api/backend-client.ts';
import { createSourceReader } from '#engine/data/source-reader.ts';
import { cacheCustom } from '#registry/cache-policy.ts';
import { readEnv } from '#server/site/config/env.ts';
import { createPurge } from '#server/site/html-cache/create-purge.ts';
import { createHtmlCache } from '#server/site/html-cache/html-cache.ts';
import { sharedWith } from '#server/site/redis/shared-with.ts';
import { runWorkers } from '#server/site/workers/run-workers.ts';
import { workerBus } from '#server/site/workers/worker-bus.ts';

// Started by the tests of this folder: two workers that read the same visitor's article. `/purge` purges it first.
if (cluster.isPrimary) {
  runWorkers(2, pino({ level: 'error' }, pino.destination(2)));
} else {
  const env = readEnv();
  const shared = await sharedWith(env, workerBus());
  const client = createBackendClient({ baseUrl: env.BACKEND_URL, appKey: env.APP_KEY });
  const reader = createSourceReader({ client, sanitize: (html) => html, shared: shared.answers });
  const cache = createHtmlCache({ maxBytes: 0 });
  const purge = createPurge({ cache, reader, tenants: { refresh: () => {} } }, shared);
  const source = {
    name: 'customer-board',
    path: '/customer/article',
    params: z.object({}),
    response: z.object({ row: z.string() }),
    // It does not expire during the test.
    cache: cacheCustom({ maxAge: 3_600, isVisitorWritten: true }),
  };
  const request = { key: 'customer-board?', source, params: {}, deferred: false };
  const server = createServer(async ({ url }, response) => {
    if (url === '/purge') await purge(['source:customer-board@han']);
    const read = reader.read({ partnerCode: 'han', origin: 'http://han.example' }, request).then(
      (answer) => (answer as { row: string }).row,
      (error: { status?: number }) => error.status,
    );
    response.setHeader('connection', 'close');
    response.end(JSON.stringify({ pid: process.pid, read: await read }));
  });
  process.once('SIGTERM', () => server.close(() => process.exit(0)));
  server.listen(env.PORT, '127.0.0.1');
}
