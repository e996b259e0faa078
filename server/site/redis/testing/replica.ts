import { createServer } from 'node:http';
import { z } from 'zod';
import { createBackendClient } from '#engine/api/backend-client.ts';
import { createSourceReader } from '#engine/data/source-reader.ts';
import { cacheShort } from '#registry/cache-policy.ts';
import { readEnv } from '#server/site/config/env.ts';
import { createPurge } from '#server/site/html-cache/create-purge.ts';
import { createHtmlCache } from '#server/site/html-cache/html-cache.ts';
import { shareThroughRedis } from '#server/site/redis/share-through-redis.ts';

// Started by the tests of this folder: one of several processes that read and purge the same source.
const env = readEnv();
const shared = await shareThroughRedis(env);
const client = createBackendClient({ baseUrl: env.BACKEND_URL, appKey: env.APP_KEY });
const reader = createSourceReader({ client, sanitize: (html) => html, shared: shared.answers });
const cache = createHtmlCache({ maxBytes: 0 });
const purge = createPurge({ cache, reader, tenants: { refresh: () => {} } }, shared);
const request = (name: string) => ({
  key: `numbers?${name}`,
  source: {
    name: 'numbers',
    path: '/customer/numbers',
    params: z.object({}),
    response: z.object({ row: z.number() }),
    cache: cacheShort,
  },
  params: {},
  deferred: false,
});

const server = createServer(async ({ url = '' }, response) => {
  const [, does, name = ''] = url.split('/');
  if (does === 'purge') await purge([name]);
  const answer = await reader
    .read({ partnerCode: 'han', origin: 'http://han.example' }, request(does === 'read' ? name : ''))
    .catch((error: Error) => ({ error: error.message }));
  response.setHeader('connection', 'close');
  response.end(JSON.stringify(answer));
});
server.listen(env.PORT, '127.0.0.1', () => {
  const { port } = server.address() as { port: number };
  console.log(port);
});
