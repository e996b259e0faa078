import { tidyMails } from '../outbox/claims.ts';
import { type Sending, sendDue } from './send-due.ts';

/** Milliseconds between two looks at the outbox, and after the server could not be reached. */
const interval = { normal: 2_000, unreachable: 30_000 };

/**
 * Sends what is in the outbox, from now until it is stopped. Several processes may do this at once.
 * @param graceMs milliseconds in which mails under way may end when it stops
 * @returns a function that stops it: mails under way get a few seconds, then another process sends them
 */
export function sendMails(sending: Sending, graceMs = 5_000): () => Promise<void> {
  // First no mail is begun any more, then those under way are broken off.
  const [stop, breakOff] = [new AbortController(), new AbortController()];
  let timer: NodeJS.Timeout | undefined;
  let wasReachable = true;
  let round: Promise<void> = Promise.resolve();
  const look = async () => {
    let isReachable = true;
    let code = '';
    try {
      await tidyMails(sending.db, (sending.now ?? Date.now)());
      const outcome = await sendDue(sending, stop.signal, breakOff.signal);
      isReachable = outcome === 'done';
      if (outcome !== 'done') code = outcome.unreachable;
    } catch (error) {
      sending.logger.error({ err: error }, 'the outbox could not be read');
    }
    if (wasReachable && !isReachable)
      sending.logger.warn({ code }, 'the mail server takes no mail; mails wait and are tried again');
    wasReachable = isReachable;
    if (!stop.signal.aborted) timer = setTimeout(run, isReachable ? interval.normal : interval.unreachable);
  };
  const run = () => {
    round = look();
  };
  run();
  return async () => {
    stop.abort();
    clearTimeout(timer);
    const grace = setTimeout(() => breakOff.abort(), graceMs);
    await round;
    clearTimeout(grace);
  };
}
