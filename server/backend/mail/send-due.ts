import type { Logger } from 'pino';
import type { Database } from '../database/open.ts';
import type { Millis } from '../database/tables.ts';
import { recordAction } from '../operator/context/audit.ts';
import {
  type ClaimedMail,
  claimMail,
  dropMail,
  longestWait,
  noteFailure,
  noteSent,
  releaseMail,
} from '../outbox/claims.ts';
import { isMailAddress } from './mail-settings.ts';
import type { SendMail } from './smtp.ts';
import { writeMail } from './write-mail.ts';

/** Mails that one process sends at once. */
const mostAtOnce = 4;

export type Sending = {
  db: Database;
  send: SendMail;
  /** Origin of the links. */
  console: string;
  logger: Pick<Logger, 'warn' | 'error'>;
  /** The clock, in ms. */
  now?: () => Millis;
};

/** Errors at a single mail. All others concern the server, such as a wrong password. */
const atOneMail: unknown[] = ['EENVELOPE', 'EMESSAGE'];

/** The error code if the server takes no mail now. */
type Outcome = 'done' | { unreachable: string };

/**
 * Sends what is due, a few at once, until nothing is or the server cannot be reached.
 * @param stop begins no further mail
 * @param breakOff ends those under way; another process sends them
 */
export async function sendDue(sending: Sending, stop: AbortSignal, breakOff: AbortSignal): Promise<Outcome> {
  const underWay = new Set<Promise<void>>();
  let outcome: Outcome = 'done';
  while (!stop.aborted && outcome === 'done') {
    const mail = await claimMail(sending.db, (sending.now ?? Date.now)());
    if (!mail) break;
    const one = sendOne(sending, mail, breakOff)
      .then((result) => {
        if (result !== 'done') outcome = result;
      })
      .catch((error) => sending.logger.error({ err: error }, 'a mail could not be handled'))
      .finally(() => underWay.delete(one));
    underWay.add(one);
    if (underWay.size >= mostAtOnce) await Promise.race(underWay);
  }
  await Promise.all(underWay);
  return outcome;
}

async function sendOne(sending: Sending, mail: ClaimedMail, breakOff: AbortSignal): Promise<Outcome> {
  const { db, send, logger, now = Date.now } = sending;
  // No process sent mails for a day: as news, it would mislead.
  const isStale = mail.attempts === 0 && now() - mail.pendingSince >= longestWait;
  const written = isStale ? undefined : await writeMail(db, mail, { console: sending.console, now: now() });
  if (!written || !isMailAddress(written.to)) {
    await dropMail(db, mail);
    return 'done';
  }
  try {
    await send(written, breakOff);
  } catch (error) {
    const reason = reasonOf(error);
    const isRefused = atOneMail.includes(reason.code);
    if (breakOff.aborted) await releaseMail(db, mail);
    else if (await noteFailure(db, mail, now()))
      await noteGivenUp(db, { ...mail, to: written.to }, { now: now(), logger, reason });
    else if (isRefused && mail.attempts === 0)
      logger.warn({ kind: mail.kind, to: written.to, ...reason }, 'a mail was refused and is tried again');
    return isRefused ? 'done' : { unreachable: reason.code ?? 'unknown' };
  }
  await noteSent(db, mail, now());
  return 'done';
}

/** Tells the administrators in their log, and those of the instance in the process's. */
async function noteGivenUp(
  db: Database,
  { kind, partnerId, to }: ClaimedMail & { to: string },
  { now, logger, reason }: Pick<Sending, 'logger'> & { now: Millis; reason: Reason },
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
