import type { Transporter } from 'nodemailer';
import { isMailAddress, type MailSettings } from './mail-settings.ts';

/** Milliseconds: to connect, to wait for the next answer, and for a whole mail. */
const defaultTimeouts = { connect: 10_000, answer: 15_000, mail: 60_000 };

/** One mail to one operator. */
export type Mail = { to: string; subject: string; text: string; html: string };

/** Sends a mail. @throws if the server did not take it, or `signal` aborted it */
export type SendMail = (mail: Mail, signal: AbortSignal) => Promise<void>;

/** Sends mails over SMTP, each over a connection of its own. The library is loaded with the first one. */
export function smtpSender(settings: MailSettings, timeouts = defaultTimeouts): SendMail {
  const { from } = settings;
  let transport: Promise<Transporter> | undefined;
  return async ({ to, subject, text, html }, signal) => {
    if (!isMailAddress(to)) throw new Error('[mail] The receiver has no valid address.');
    transport ??= openTransport(settings, timeouts);
    await (await transport).sendMail({
      from,
      // As objects: a text could name several recipients.
      to: { name: '', address: to },
      envelope: { from: from.address, to: [to] },
      subject: oneLine(subject),
      text,
      html,
      // Holiday replies do not answer it (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeouts.mail)]),
    });
  };
}

async function openTransport(
  { host, port, isSecure, user, password }: MailSettings,
  timeouts: typeof defaultTimeouts,
): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    host,
    port,
    secure: isSecure,
    // A password never goes over an open line.
    requireTLS: !isSecure && user !== '',
    ...(user && { auth: { user, pass: password } }),
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.connect,
    dnsTimeout: timeouts.connect,
    socketTimeout: timeouts.answer,
    socketCloseTimeout: 1_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** A text for a header: whatever begins a new line becomes a space. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
