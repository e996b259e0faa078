import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { pino } from 'pino';
import { runWorkers } from '../run-workers.ts';
import { workerBus } from '../worker-bus.ts';

// What the tests of this folder start: two workers that say who they are and what they were told to forget.
if (cluster.isPrimary) {
  runWorkers(2, pino({ level: 'error' }, pino.destination(2)));
} else {
  const bus = workerBus();
  const forgotten: string[] = [];
  bus.listen((tags) => forgotten.push(...tags));
  const server = createServer(async ({ url = '' }, response) => {
    if (url.startsWith('/tell/')) await bus.tell([url.slice('/tell/'.length)]);
    if (url === '/die') process.exit(7);
    response.setHeader('connection', 'close');
    response.end(JSON.stringify({ pid: process.pid, forgotten }));
  });
  process.once('SIGTERM', () => server.close(() => process.exit(0)));
  server.listen(Number(process.env.PORT), '127.0.0.1');
}
