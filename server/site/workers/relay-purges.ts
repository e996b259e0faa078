import cluster, { type Worker } from 'node:cluster';
import { readMessage, type WorkerMessage } from './messages.ts';

/** Milliseconds after which a worker that has not answered counts as unreached. */
const timeoutMs = 1_000;

/** Relays a worker's purges to all other workers, and reports back when they are done and which were not reached. */
export function relayPurges(workers: () => Worker[]): void {
  let last = 0;
  /** Number of a sent message → the workers whose answers are pending, and a callback for the last answer. */
  const open = new Map<number, { left: Map<number, Worker>; done: () => void }>();
  const send = (worker: Worker, message: WorkerMessage) => {
    // A worker that is shutting down needs no message. One that was killed just now may still count as connected: without a
    // callback, the failed write would end this process. Its exit then counts as its answer.
    if (worker.isConnected()) worker.send(message, () => {});
  };
  const answered = (number: number, worker: Worker) => {
    const asked = open.get(number);
    if (!asked?.left.delete(worker.id) || asked.left.size > 0) return;
    asked.done();
  };

  cluster.on('message', (from, raw) => {
    const message = readMessage(raw);
    if (message?.maru === 'forgotten') answered(message.id, from);
    if (message?.maru !== 'broadcast') return;
    const { id, tags, isMissed } = message;
    const others = workers().filter((worker) => worker.id !== from.id && worker.isConnected());
    last += 1;
    const number = last;
    const left = new Map(others.map((worker) => [worker.id, worker]));
    const done = () => {
      clearTimeout(timer);
      open.delete(number);
      send(from, {
        maru: 'done',
        id,
        unreached: [...left.values()].flatMap(({ process: { pid } }) => pid ?? []),
      });
    };
    const timer = setTimeout(done, timeoutMs);
    if (others.length === 0) return done();
    open.set(number, { left, done });
    for (const worker of others) send(worker, { maru: 'forget', id: number, tags, isMissed });
  });
  cluster.on('exit', (worker) => {
    for (const number of [...open.keys()]) answered(number, worker);
  });
}
