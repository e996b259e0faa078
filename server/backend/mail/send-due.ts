import type { Logger } from 'pino';
import type { Database } from '../database/open.ts';
import type { Millis } from '../database/tables.ts';
import { recordAction } from '../operator/context/audit.ts';
import {
  type ClaimedMail,
  claimMail,
  deleteMail,
  giveUp,
  isTooOld,
  recordFailure,
  recordSent,
  releaseClaim,
} from '../outbox/claims.ts';
import { isMailAddress } from './mail-settings.ts';
import type { SendMail } from './smtp.ts';
import { writeMail } from './write-mail.ts';

/** Maximum number of mails that one process sends at the same time. */
const maxConcurrent = 4;

export type MailQueue = {
  db: Database;
  send: SendMail;
  /** Origin of the links. */
  console: string;
  logger: Pick<Logger, 'warn' | 'error'>;
  /** The clock, in ms. */
  now?: () => Millis;
};

/** Error codes that concern a single mail. All others concern the server, such as a wrong password. */
const mailErrorCodes: unknown[] = ['EENVELOPE', 'EMESSAGE'];

/** The error code if the server takes no mail now. */
type Outcome = 'done' | { unreachable: string };

/**
 * Sends what is due, a few at once, until nothing is or the server cannot be reached.
 * @param stop starts no further mail
 * @param abort ends those in flight; another process sends them
 */
export async function sendDue(queue: MailQueue, stop: AbortSignal, abort: AbortSignal): Promise<Outcome> {
  const inFlight = new Set<Promise<void>>();
  let outcome: Outcome = 'done';
  while (!stop.aborted && outcome === 'done') {
    const mail = await claimMail(queue.db, (queue.now ?? Date.now)());
    if (!mail) break;
    const one = sendOne(queue, mail, abort)
      .then((result) => {
        if (result !== 'done') outcome = result;
      })
      .catch((error) => queue.logger.error({ err: error }, 'a mail could not be handled'))
      .finally(() => inFlight.delete(one));
    inFlight.add(one);
    if (inFlight.size >= maxConcurrent) await Promise.race(inFlight);
  }
  await Promise.all(inFlight);
  return outcome;
}

async function sendOne(queue: MailQueue, mail: ClaimedMail, abort: AbortSignal): Promise<Outcome> {
  const { db, send, logger, now = Date.now } = queue;
  // No process sent mails for a day: as news, it would mislead.
  const isStale = mail.attempts === 0 && isTooOld(mail, now());
  const written = isStale ? undefined : await writeMail(db, mail, { console: queue.console, now: now() });
  if (isStale) {
    await giveUp(db, mail, now());
    return 'done';
  }
  if (!written || !isMailAddress(written.to)) {
    await deleteMail(db, mail);
    return 'done';
  }
  try {
    await send(written, abort);
  } catch (error) {
    const reason = reasonOf(error);
    const isRefused = mailErrorCodes.includes(reason.code);
    if (abort.aborted) await releaseClaim(db, mail);
    else if (await recordFailure(db, mail, now()))
      await reportGivenUp(db, { ...mail, to: written.to }, { now: now(), logger, reason });
    else if (isRefused && mail.attempts === 0)
      logger.warn({ kind: mail.kind, to: written.to, ...reason }, 'a mail was refused and is tried again');
    return isRefused ? 'done' : { unreachable: reason.code ?? 'unknown' };
  }
  await recordSent(db, mail, now());
  return 'done';
}

/** Reports it in the clinic's audit log and in the log of the process. */
async function reportGivenUp(
  db: Database,
  { kind, partnerId, to }: ClaimedMail & { to: string },
  { now, logger, reason }: Pick<MailQueue, 'logger'> & { now: Millis; reason: Reason },
): Promise<void> {
  const partner = partnerId === null ? undefined : { id: partnerId };
  await recordAction(db, { call: 'mail given up', now, partner }, { target: `mail ${to}` });
  logger.error({ kind, to, ...reason }, 'a mail is given up after a day of attempts');
}

/** Why a mail failed, without the mail itself, which may hold a link. */
type Reason = { code: string | undefined; responseCode: number | undefined };

function reasonOf(error: unknown): Reason {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return { code, responseCode };
}
