import { unknownErrorMessage } from '#engine/api/failure.ts';
import sessionMessages from '#engine/browser/session/messages.json' with { type: 'json' };
import type { PageContext } from '#engine/context/page-context.ts';
import { sharedMessage } from '#engine/i18n/shared-message.ts';
import { localizedHref } from '#engine/route/href.ts';
import { escapeHtml } from '#schemas/escape-html.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';

/** The notice about failed reads at the beginning of the content, each message once. */
export function readNotice(messages: readonly string[]): string {
  const lines = [...new Set(messages)].map(
    // Korean whatever the page's language (SPEC section 8).
    (message) => `<p${message === unknownErrorMessage ? ' lang="ko"' : ''}>${escapeHtml(message)}</p>`,
  );
  return lines.length > 0
    ? `<div class="Ui-readNotice" role="status" data-read-failed>${lines.join('')}</div>`
    : '';
}

/**
 * The prompt to log in again (SPEC section 4) for visitors without JavaScript, at the beginning of a page whose login
 * the backend has refused. Other visitors get a dialog (engine/browser/session/session-prompt.ts).
 */
export const loginNotice = (locale: LanguageCode): string =>
  `<noscript><div class="Ui-readNotice" role="status"><p>${escapeHtml(sessionMessages.expired[locale])}</p></div></noscript>`;

/** Replaces a block whose required read failed: a message and a link to try again. */
export function failedRead({ locale, mainLocale, path, query }: PageContext): string {
  const search = new URLSearchParams(query).toString();
  const href = localizedHref(path, locale, mainLocale) + (search && `?${search}`);
  const textOf = (key: string) => escapeHtml(sharedMessage(key, locale) ?? '');
  return [
    `<section class="Ui-failedRead"><p>${textOf('read.failed')}</p>`,
    `<a class="Ui-button Ui-button--line Ui-button--m" href="${escapeHtml(href)}">${textOf('read.again')}</a></section>`,
  ].join('');
}
