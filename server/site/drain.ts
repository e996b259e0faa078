import type { RequestListener } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** The time between the signal to stop and the shutdown. */
export type Drain = {
  isOn: () => boolean;
  /** Once the drain has begun, closes every connection after its next answer: clients open a new one elsewhere. */
  closing: (next: RequestListener) => RequestListener;
  /** Begins, and resolves at the end: immediately if it is cut short. */
  begin: () => Promise<void>;
  cutShort: () => void;
};

/**
 * @param wait waits while the load balancer notices that this process is stopping: readiness is off, and requests that
 *   still arrive are answered
 */
export function createDrain(wait: (signal: AbortSignal) => Promise<unknown>): Drain {
  const short = new AbortController();
  let isOn = false;
  return {
    isOn: () => isOn,
    closing: (next) => (request, response) => {
      if (isOn) response.shouldKeepAlive = false;
      next(request, response);
    },
    begin: async () => {
      isOn = true;
      if (short.signal.aborted) return;
      const cut = new Promise((resolve) => short.signal.addEventListener('abort', resolve, { once: true }));
      await Promise.race([wait(short.signal).catch(() => {}), cut]);
    },
    cutShort: () => short.abort(),
  };
}

/**
 * Ends the process on `SIGTERM` after the drain, on `SIGINT` (Ctrl-C) without it. Both let requests in progress finish.
 */
export function stopOnSignals(server: Pick<FastifyInstance, 'close'>, drain: Drain): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await drain.begin();
    await server.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => {
    drain.cutShort();
    void stop();
  });
}
