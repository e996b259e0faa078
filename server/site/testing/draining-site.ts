import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { readEnv } from '#server/site/config/env.ts';
import { createServer, type ServerParts } from '#server/site/create-server.ts';
import { createDrain, stopOnSignals } from '#server/site/drain.ts';

// Started by drain.test.ts: the site server without sites, whose drain lasts until its parent sends a message.
const none = { sites: [], isAll: true, cursor: 1, total: 0 };
const told = once(process, 'message');
const drain = createDrain(() => told);
const server = await createServer({
  env: readEnv({
    BACKEND_URL: 'http://127.0.0.1:9',
    APP_KEY: 'key',
    LOG_LEVEL: 'silent',
    MARU_DATA_DIR: 'none',
  }),
  app: async () => ({}),
  assets: async () => ({}),
  store: { changes: async () => none },
  listAge: 3_000,
  drain,
  extend: async (instance: FastifyInstance) => {
    instance.get('/made', () => new Promise((resolve) => setImmediate(resolve, 'made')));
  },
} as unknown as ServerParts);
stopOnSignals(server, drain);
await server.listen({ port: 0, host: '127.0.0.1' });
process.send?.((server.server.address() as AddressInfo).port);
