import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { pino } from 'pino';
import { readEnv } from '#server/site/config/env.ts';
import { sharedWith } from '#server/site/redis/shared-with.ts';
import { runWorkers } from '#server/site/workers/run-workers.ts';
import { workerBus } from '#server/site/workers/worker-bus.ts';

// What the tests of this folder start: two workers that say who they are and what they were told to forget.
if (cluster.isPrimary) {
  runWorkers(2, pino({ level: 'error' }, pino.destination(2)));
} else {
  // As the site does, beside a Redis that nobody answers for.
  const { purgeBuses = [] } = await sharedWith(
    readEnv({
      REDIS_URL: 'redis://127.0.0.1:1',
      BACKEND_URL: 'http://127.0.0.1:1',
      APP_KEY: 'key',
      LOG_LEVEL: 'silent',
    }),
    workerBus(),
  );
  const forgotten: string[] = [];
  for (const bus of purgeBuses) bus.listen((tags) => forgotten.push(...tags));
  const server = createServer(async ({ url = '' }, response) => {
    const unreached: string[] = [];
    if (url.startsWith('/tell/'))
      for (const bus of purgeBuses) unreached.push(...(await bus.tell([url.slice('/tell/'.length)])));
    if (url === '/die') process.exit(7);
    // It hears nothing any more.
    if (url === '/deafen') process.removeAllListeners('message');
    response.setHeader('connection', 'close');
    response.end(JSON.stringify({ pid: process.pid, forgotten, unreached }));
  });
  process.once('SIGTERM', () => server.close(() => process.exit(0)));
  server.listen(Number(process.env.PORT), '127.0.0.1');
}
