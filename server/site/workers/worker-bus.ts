import type { PurgeBus } from '#server/site/html-cache/create-purge.ts';
import { readMessage, type WorkerMessage } from './messages.ts';

/** Milliseconds after which a purge no longer waits for the primary process, which itself waits a second for the others. */
const timeoutMs = 1_500;

/** A worker's bus to the other workers, through the primary process. */
export function workerBus(): PurgeBus {
  const waiting = new Map<number, (unreached: string[]) => void>();
  let last = 0;
  let forget: (tags: readonly string[], isMissed: boolean) => void = () => {};
  const send = (message: WorkerMessage) => process.send?.(message);

  process.on('message', (raw) => {
    const message = readMessage(raw);
    if (message?.maru === 'done')
      waiting.get(message.id)?.(message.unreached.map((pid) => `process ${pid} of this machine`));
    if (message?.maru !== 'forget') return;
    forget(message.tags, message.isMissed);
    send({ maru: 'forgotten', id: message.id });
  });

  return {
    listen: (handler) => {
      forget = handler;
    },
    broadcast: (tags, isMissed) => {
      last += 1;
      const id = last;
      return new Promise((resolve) => {
        const done = (unreached: string[]) => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(unreached);
        };
        const timer = setTimeout(() => done(['the other processes of this machine']), timeoutMs);
        waiting.set(id, done);
        send({ maru: 'broadcast', id, tags: [...tags], isMissed });
      });
    },
  };
}
