import type { FastifyReply } from 'fastify';
import { translator } from '#engine/i18n/translator.ts';
import type { SiteDocumentError } from '#engine/resolve/validate-site.ts';
import { escapeHtml } from '#schemas/escape-html.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import type { PreviewRefusal } from '#schemas/operator/preview.ts';
import { diagnosticFinding } from '#server/publishing/diagnostic-finding.ts';
import { sendHtml } from '#server/site/pages/send-html.ts';
import { plainPage } from '#server/site/requests/plain-pages.ts';
import { problemLanguage } from '#server/site/requests/problem-language.ts';
import messages from './messages.json' with { type: 'json' };

const statuses = { invalid: 403, expired: 410, gone: 410, revoked: 410, broken: 422, notSent: 403 } as const;

type Refusal = keyof typeof statuses;

/**
 * Answers instead of a preview, never with the published page.
 * @param options.language of the link; by default the language of the URL
 * @param options.problems the errors of a document
 */
export function refusePreview(
  reply: FastifyReply,
  why: Refusal,
  options: { language?: LanguageCode | undefined; problems?: SiteDocumentError['problems'] } = {},
): FastifyReply {
  const { language = problemLanguage(reply.request), problems = [] } = options;
  const t = translator(messages, language);
  const list = problems.map(
    ({ line, column, message }) => `<li><code>${line}:${column}</code> ${escapeHtml(message)}</li>`,
  );
  const body = `<p>${escapeHtml(t(why))}</p>${list.length > 0 ? `<ul lang="en">${list.join('')}</ul>` : ''}`;
  reply.header('content-security-policy', "default-src 'none'");
  return sendHtml(asPreview(reply), statuses[why], plainPage(t('title'), body, language));
}

/** The headers of every answer of a preview: for its bearer only, and for no search engine. The token is in its URL. */
export const asPreview = (reply: FastifyReply): FastifyReply =>
  reply.headers({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });

/** The answer about a document that cannot be rendered. */
export const previewRefusalOf = ({ problems }: SiteDocumentError): PreviewRefusal => ({
  statusCode: 422,
  message: 'DOCUMENT_REFUSED',
  findings: problems.map(({ diagnostic }) => diagnosticFinding(diagnostic)),
});

/** Answers that something needed cannot be read now. */
export const unavailable = (reply: FastifyReply): FastifyReply =>
  reply.code(503).header('retry-after', '5').send({ statusCode: 503, message: 'UNAVAILABLE' });
