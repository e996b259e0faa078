import type { PurgeBus } from '#server/html-cache/create-purge.ts';
import { readMessage, type WorkerMessage } from './messages.ts';

/** Milliseconds after which a purge no longer waits for the other workers. */
const patience = 1_000;

/** The way of a worker to the other workers, through the process that started it. */
export function workerBus(): PurgeBus {
  const waiting = new Map<number, () => void>();
  let last = 0;
  let forget: (tags: readonly string[]) => void = () => {};
  const send = (message: WorkerMessage) => process.send?.(message);

  process.on('message', (raw) => {
    const message = readMessage(raw);
    if (message?.maru === 'told') waiting.get(message.id)?.();
    if (message?.maru !== 'forget') return;
    forget(message.tags);
    send({ maru: 'forgotten', id: message.id });
  });

  return {
    listen: (handler) => {
      forget = handler;
    },
    tell: (tags) => {
      last += 1;
      const id = last;
      return new Promise<void>((resolve) => {
        const done = () => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve();
        };
        const timer = setTimeout(done, patience);
        waiting.set(id, done);
        send({ maru: 'tell', id, tags: [...tags] });
      });
    },
  };
}
