import { deleteOldRows } from '../outbox/claims.ts';
import { type MailQueue, sendDue } from './send-due.ts';

/** How often the outbox is read, and how soon again after the server could not be reached. */
const pollIntervalMs = { normal: 2_000, unreachable: 30_000 };

/**
 * Sends what is in the outbox, from now until it is stopped. Several processes may do this at once.
 * @param graceMs how long mails in flight may take once it stops
 * @returns a function that stops it: it waits for mails in flight, then leaves them to another process
 */
export function sendMails(queue: MailQueue, graceMs = 5_000): () => Promise<void> {
  // `stop` starts no more mails; `abort` also ends those in flight.
  const [stop, abort] = [new AbortController(), new AbortController()];
  let timer: NodeJS.Timeout | undefined;
  let wasReachable = true;
  let round: Promise<void> = Promise.resolve();
  const poll = async () => {
    let isReachable = true;
    let code = '';
    try {
      await deleteOldRows(queue.db, (queue.now ?? Date.now)());
      const outcome = await sendDue(queue, stop.signal, abort.signal);
      isReachable = outcome === 'done';
      if (outcome !== 'done') code = outcome.unreachable;
    } catch (error) {
      queue.logger.error({ err: error }, 'the outbox could not be read');
    }
    if (wasReachable && !isReachable)
      queue.logger.warn({ code }, 'the mail server takes no mail; mails wait and are tried again');
    wasReachable = isReachable;
    if (!stop.signal.aborted)
      timer = setTimeout(run, isReachable ? pollIntervalMs.normal : pollIntervalMs.unreachable);
  };
  const run = () => {
    round = poll();
  };
  run();
  return async () => {
    stop.abort();
    clearTimeout(timer);
    const grace = setTimeout(() => abort.abort(), graceMs);
    await round;
    clearTimeout(grace);
  };
}
