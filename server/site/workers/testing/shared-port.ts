import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { pino } from 'pino';
import { readEnv } from '#server/site/config/env.ts';
import { sharedWith } from '#server/site/redis/shared-with.ts';
import { runWorkers } from '#server/site/workers/run-workers.ts';
import { workerBus } from '#server/site/workers/worker-bus.ts';

// Started by the tests of this folder: two workers that report their process id and the tags they purged.
if (cluster.isPrimary) {
  runWorkers(2, pino({ level: 'error' }, pino.destination(2)));
} else {
  // Like the site, with a Redis that does not answer.
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
  for (const bus of purgeBuses)
    bus.listen((tags, isMissed) => forgotten.push(...tags.map((tag) => (isMissed ? `${tag} missed` : tag))));
  const server = createServer(async ({ url = '' }, response) => {
    const unreached: string[] = [];
    const [, does, tag = ''] = url.split('/');
    if (does === 'broadcast' || does === 'missed')
      for (const bus of purgeBuses) unreached.push(...(await bus.broadcast([tag], does === 'missed')));
    if (url === '/die') process.exit(7);
    // It receives no more messages.
    if (url === '/deafen') process.removeAllListeners('message');
    response.setHeader('connection', 'close');
    response.end(JSON.stringify({ pid: process.pid, forgotten, unreached }));
  });
  process.once('SIGTERM', () => server.close(() => process.exit(0)));
  server.listen(Number(process.env.PORT), '127.0.0.1');
}
