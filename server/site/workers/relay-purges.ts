import cluster, { type Worker } from 'node:cluster';
import { readMessage, type WorkerMessage } from './messages.ts';

/** Milliseconds after which a worker that has not answered counts as not reached. */
const timeoutMs = 1_000;

/** Passes on what one worker says is to be forgotten to all others, and tells it when they have done so, and who has not. */
export function relayPurges(workers: () => Worker[]): void {
  let last = 0;
  /** Number of a message that went out → the workers that have yet to answer it, and who is told then. */
  const open = new Map<number, { left: Map<number, Worker>; done: () => void }>();
  const say = (worker: Worker, message: WorkerMessage) => {
    // One that is on its way out needs no news.
    if (worker.isConnected()) worker.send(message);
  };
  const answered = (number: number, worker: Worker) => {
    const asked = open.get(number);
    if (!asked?.left.delete(worker.id) || asked.left.size > 0) return;
    asked.done();
  };

  cluster.on('message', (from, raw) => {
    const message = readMessage(raw);
    if (message?.maru === 'forgotten') answered(message.id, from);
    if (message?.maru !== 'tell') return;
    const { id, tags } = message;
    const others = workers().filter((worker) => worker.id !== from.id && worker.isConnected());
    last += 1;
    const number = last;
    const left = new Map(others.map((worker) => [worker.id, worker]));
    const done = () => {
      clearTimeout(timer);
      open.delete(number);
      say(from, {
        maru: 'told',
        id,
        unreached: [...left.values()].flatMap(({ process: { pid } }) => pid ?? []),
      });
    };
    const timer = setTimeout(done, timeoutMs);
    if (others.length === 0) return done();
    open.set(number, { left, done });
    for (const worker of others) say(worker, { maru: 'forget', id: number, tags });
  });
  cluster.on('exit', (worker) => {
    for (const number of [...open.keys()]) answered(number, worker);
  });
}
