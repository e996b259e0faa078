import cluster, { type Worker } from 'node:cluster';
import type { Logger } from 'pino';
import { closeUnaccepted } from './close-unaccepted.ts';
import { relayPurges } from './relay-purges.ts';

/** Milliseconds. A worker that exits sooner has failed to start, and is restarted with a delay. */
const shortLife = 5_000;
/** Milliseconds until a failed start is retried, and how often in a row. */
const pause = 1_000;
const tries = 5;

/**
 * Runs `count` processes of the same script, which share the port, and restarts those that die. On a signal it stops them
 * and exits once they have finished their requests. It exits with 1 if they fail to start.
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
    closeUnaccepted(worker);
    worker.once('exit', (code, signal) => {
      if (isStopping) return;
      const isShort = Date.now() - began < shortLife;
      failures = isShort ? failures + 1 : 0;
      log.error({ worker: worker.process.pid, code, signal }, 'a worker exited and is restarted');
      if (failures > tries * count) {
        log.error('the workers fail to start');
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
