import cluster, { type Worker } from 'node:cluster';
import type { Logger } from 'pino';
import { relayPurges } from './relay-purges.ts';

/** A worker that ends sooner than this, ms, did not come up: it is not started again at once. */
const shortLife = 5_000;
/** Milliseconds until a worker that did not come up is tried again, and how often in a row that is done. */
const pause = 1_000;
const tries = 5;

/**
 * Runs `count` processes of the same script, which share the port, and starts one anew that dies. Told to stop it
 * stops them and ends once they have answered what they were answering; it ends with 1 where they do not come up.
 */
export function runWorkers(count: number, log: Pick<Logger, 'error' | 'info'>): void {
  let isStopping = false;
  let failures = 0;

  const workers = (): Worker[] =>
    Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const stop = (code: number) => {
    isStopping = true;
    process.exitCode = code;
    for (const worker of workers()) worker.process.kill('SIGTERM');
  };
  const start = () => {
    if (isStopping) return;
    const began = Date.now();
    const worker = cluster.fork();
    worker.once('exit', (code, signal) => {
      if (isStopping) return;
      const isShort = Date.now() - began < shortLife;
      failures = isShort ? failures + 1 : 0;
      log.error({ worker: worker.process.pid, code, signal }, 'a worker ended and is started anew');
      if (failures > tries * count) {
        log.error('the workers do not come up');
        stop(1);
      } else setTimeout(start, isShort ? pause : 0);
    });
  };

  relayPurges(workers);
  for (let index = 0; index < count; index += 1) start();
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (!isStopping) stop(0);
    });
}
