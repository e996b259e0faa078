import { z } from 'zod';
import { consoleLink } from '../operator/accounts/console-link.ts';

/** How this instance sends mail. */
export type MailSettings = {
  host: string;
  port: number;
  /** TLS from the first byte (`smtps:`). Otherwise STARTTLS where the server offers it, and always before a password is sent. */
  isSecure: boolean;
  user: string;
  password: string;
  from: { name: string; address: string };
  /** Origin of the links. */
  console: string;
};

const address = z.email().max(254);

/** Whether a mail may be sent to this email address. */
export const isMailAddress = (value: string): boolean => address.safeParse(value).success;

/**
 * Reads `SMTP_URL` and `MAIL_FROM`, and for the links `CONSOLE_HOST` and `SITE_URL`.
 * @returns undefined without `SMTP_URL`: no mail is sent
 * @throws Error that names the variable; never with its value, which holds a password
 */
export function readMailSettings(env: NodeJS.ProcessEnv = process.env): MailSettings | undefined {
  if (!env.SMTP_URL) return undefined;
  const url = URL.canParse(env.SMTP_URL) ? new URL(env.SMTP_URL) : undefined;
  if (!url?.hostname || !['smtp:', 'smtps:'].includes(url.protocol))
    throw new Error('[mail] SMTP_URL is not an address such as smtps://user:password@smtp.example:465.');
  const from = parseSender(env.MAIL_FROM ?? '');
  if (!from) throw new Error('[mail] MAIL_FROM is not a sender such as Maru <no-reply@clinic.example>.');
  const origin = consoleLink('', { consoleHost: env.CONSOLE_HOST, siteUrl: env.SITE_URL });
  if (!origin || !URL.canParse(origin))
    throw new Error(
      '[mail] Mails have links to the console: set CONSOLE_HOST to its host name, such as console.example.',
    );
  const isSecure = url.protocol === 'smtps:';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isSecure ? 465 : 587),
    isSecure,
    user: decode(url.username),
    password: decode(url.password),
    from,
    console: new URL(origin).origin,
  };
}

/** `Name <address>` or an address. */
function parseSender(text: string): MailSettings['from'] | undefined {
  const [, name = '', inBrackets] = /^([^<>\p{Cc}]*)<([^<>]+)>$/u.exec(text.trim()) ?? [];
  const found = { name: name.trim().replace(/^"(.*)"$/, '$1'), address: inBrackets ?? text.trim() };
  return isMailAddress(found.address) ? found : undefined;
}

/** Passwords may have characters that email addresses encode, or a `%` that nobody encoded. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
