import { escapeHtml } from '#schemas/escape-html.ts';
import type { OperatorLanguage } from '#schemas/operator/finding.ts';
import type { MailText } from './mail-texts.ts';
import { type Mail, oneLine } from './smtp.ts';

type Envelope = { to: string; language: OperatorLanguage; url: string; settingsUrl?: string };

/** Formats a text as a mail, plain and as HTML. */
export function formatMail(text: MailText, { to, language, url, settingsUrl = '' }: Envelope): Mail {
  const sentence = oneLine(text.sentence);
  const why = [text.why, settingsUrl].filter(Boolean).join(' ');
  const link = (address: string, label: string) =>
    `<a href="${escapeHtml(address)}">${escapeHtml(label)}</a>`;
  const html = [
    `<!doctype html><html lang="${language}"><meta charset="utf-8">`,
    '<body style="font-family:sans-serif;font-size:16px;line-height:1.6">',
    `<p>${escapeHtml(sentence)}</p><p>${link(url, text.link)}</p>`,
    `<p style="color:#666;font-size:13px">${escapeHtml(text.why)}`,
    `${settingsUrl && ` ${link(settingsUrl, settingsUrl)}`}</p></body></html>`,
  ].join('\n');
  return {
    to,
    subject: oneLine(text.subject),
    text: `${sentence}\n\n${text.link}: ${url}\n\n-- \n${why}\n`,
    html,
  };
}
