import type { Logger } from 'pino';
import type { Database } from '#server/backend/database/open.ts';
import type { Publishing } from '../context/publishing-port.ts';
import { publishDue } from './publish-due.ts';

/** Milliseconds between two checks of the schedule. It is in the database, so restarts lose nothing. */
const interval = 1_000;

/**
 * Publishes scheduled revisions in time, from now until it is stopped.
 * @returns a function that stops it after the check in progress
 */
export function publishOnTime(
  {
    db,
    publishing,
    logger,
  }: { db: Database; publishing: Publishing; logger: Pick<Logger, 'warn' | 'error' | 'info'> },
  now: () => number = Date.now,
): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async () => {
    try {
      const done = await publishDue(db, publishing, now(), (error, { code, id }) =>
        logger.error({ err: error, code, revision: id }, 'a scheduled revision could not be published yet'),
      );
      for (const outcome of done) {
        if (outcome.status === 'blocked') logger.warn(outcome, 'a scheduled revision is blocked');
        else logger.info(outcome, 'a scheduled revision is published');
      }
    } catch (error) {
      logger.error({ err: error }, 'the schedule could not be read');
    }
    if (!isStopped) timer = setTimeout(run, interval);
  };
  let looking: Promise<void> = Promise.resolve();
  const run = () => {
    looking = look();
  };
  run();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await looking;
  };
}
