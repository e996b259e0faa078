import type { PageContext } from '#engine/context/page-context.ts';
import { formatDateTime } from '#engine/i18n/format.ts';
import { translator } from '#engine/i18n/translator.ts';
import { localizedHref } from '#engine/route/href.ts';
import { escapeHtml } from '#schemas/escape-html.ts';
import type { LinkClaims } from '#schemas/operator/preview-token.ts';
import messages from './bar-messages.json' with { type: 'json' };

/** What the bar states: the document, until when the link works, and the instant shown if it is not the present. */
export type ShownPreview = Pick<LinkClaims, 'of' | 'expires' | 'now'> & {
  /** Name of the draft. */
  name?: string | undefined;
};

/**
 * The bar above a preview: what is shown, until when, that forms send nothing, and the way to the published page. In
 * the page's language, with times of the clinic.
 */
export function previewBar(
  { of, name, expires, now }: ShownPreview,
  { locale, mainLocale, path, query, config }: PageContext,
): string {
  const t = translator(messages, locale);
  const time = (instant: Date) => formatDateTime(instant.toISOString(), config.timeZone);
  const number = String('revision' in of ? of.revision : of.draft);
  const document =
    'revision' in of ? t('revision', { number }) : name ? t('named', { name }) : t('draft', { number });
  const search = new URLSearchParams(query).toString();
  const published = localizedHref(path, locale, mainLocale) + (search && `?${search}`);
  const facts = [
    ...(now === undefined ? [] : [t('shows', { instant: time(new Date(now)) })]),
    t('until', { instant: time(new Date(expires * 1000)) }),
    t('forms'),
  ];
  return [
    `<aside class="Ui-previewBar" aria-label="${escapeHtml(t('label'))}" data-preview-bar>`,
    `<p class="Ui-previewBar-text"><strong>${escapeHtml(document)}</strong>`,
    ...facts.map((fact) => ` <span>${escapeHtml(fact)}</span>`),
    `</p><a class="Ui-previewBar-leave" href="${escapeHtml(published)}" target="_top" data-preview-leave data-no-prefetch>`,
    `${escapeHtml(t('leave'))}</a></aside>`,
  ].join('');
}
