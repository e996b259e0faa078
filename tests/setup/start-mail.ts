import { pino } from 'pino';
import type { Database } from '#server/backend/database/open.ts';
import { readMailSettings } from '#server/backend/mail/mail-settings.ts';
import { sendDue } from '#server/backend/mail/send-due.ts';
import { smtpSender } from '#server/backend/mail/smtp.ts';
import { startSmtpSink } from './smtp-sink.ts';

/**
 * A mail server of the test, and what one process does in a round.
 * @param timeoutMs for each answer of the server; by default longer than any test
 */
export async function startMail(db: Database, clock: { now: number }, timeoutMs = 600_000) {
  const sink = await startSmtpSink();
  const settings = readMailSettings({
    SMTP_URL: sink.url,
    MAIL_FROM: 'Maru <no-reply@maru.example>',
    CONSOLE_HOST: 'console.example',
  });
  if (!settings) throw new Error('Mail is not set up.');
  const send = smtpSender(settings, { connect: timeoutMs, answer: timeoutMs, mail: 2 * timeoutMs });
  const logged: { level: number; msg: string }[] = [];
  const logger = pino({ base: null }, { write: (line) => void logged.push(JSON.parse(line)) });
  const never = new AbortController().signal;
  const sending = { db, send, console: settings.console, logger, now: () => clock.now };
  return { sink, logged, sending, round: () => sendDue(sending, never, never) };
}
