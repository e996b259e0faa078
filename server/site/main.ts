import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pino } from 'pino';
import { type Env, readEnv } from './config/env.ts';
import { runWorkers } from './workers/run-workers.ts';
import { workerBus } from './workers/worker-bus.ts';

// Before the site is loaded: what an earlier start has compiled needs no compiling again, a fifth of a start.
enableCompileCache(join(process.cwd(), '.maru/compile-cache'));

// One process serves by itself. Of several the first only starts the others, so it loads nothing of the site.
const env = settings();
if (env.WEB_CONCURRENCY > 1 && cluster.isPrimary) {
  runWorkers(env.WEB_CONCURRENCY, pino({ level: env.LOG_LEVEL }));
} else {
  const { serveSite } = await import('./serve-site.ts');
  await serveSite(env, cluster.isWorker ? workerBus() : undefined);
}

/** A setting that is wrong ends the start in one line: with the stack Node would print the bundle around it. */
function settings(): Env {
  try {
    return readEnv();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
