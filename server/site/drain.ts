import type { RequestListener } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** The time between the signal to stop and the stop. */
export type Drain = {
  isOn: () => boolean;
  /** Lets every connection end with its next answer, once the drain has begun: clients open a new one, elsewhere. */
  closing: (next: RequestListener) => RequestListener;
  /** Begins, and resolves when it is over: at once where it is cut short. */
  begin: () => Promise<void>;
  cutShort: () => void;
};

/**
 * @param wait lets pass the time in which whatever stands in front learns that this process stops: readiness is off, and
 *   all that still comes is answered
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
 * Ends the process on `SIGTERM` once it is drained, on `SIGINT` (Ctrl-C) at once; both when those who are being
 * answered have their answer.
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
