import { Trans } from '@lingui/react';
import { contentLang } from '#blocks/_ui/content-text.ts';
import { EmptyState } from '#blocks/_ui/EmptyState.tsx';
import { Html } from '#blocks/_ui/Html.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { BlockProps } from '#registry/contract.ts';
import { plain } from '#schemas/layout/text.ts';
import type { meta, schema } from './schema.ts';
import { withContents } from './table-of-contents.ts';

/** A legal text with its date and a table of contents. Owns the h1, even if the text could not be read. */
export default function TermsDocument({ id, data, source }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const { locale, pageTitle } = usePage();
  const term = source?.row;
  if (!term) {
    return (
      <article id={id} className="TermsDocument">
        <div className="TermsDocument-inner">
          <h1 className="TermsDocument-title">{plain(pageTitle)}</h1>
          <EmptyState title={t('missing')} />
        </div>
      </article>
    );
  }
  const { html, entries } = withContents(term.content, id);
  const lang = contentLang(term, locale);
  const hasContents = data.contentsFrom > 0 && entries.length >= data.contentsFrom;
  return (
    <article id={id} className="TermsDocument">
      <div className="TermsDocument-inner">
        <header className="TermsDocument-head">
          <h1 className="TermsDocument-title" lang={lang}>
            {term.title}
          </h1>
          <p className="TermsDocument-date">
            <Trans
              id="effective"
              components={{
                date: <time dateTime={term.effectiveDate}>{term.effectiveDate.replaceAll('-', '/')}</time>,
              }}
            />
          </p>
        </header>
        <div
          className={hasContents ? 'TermsDocument-body TermsDocument-body--contents' : 'TermsDocument-body'}
        >
          {hasContents && (
            <nav className="TermsDocument-contents" aria-labelledby={`${id}-contents`}>
              <h2 className="TermsDocument-contentsTitle" id={`${id}-contents`}>
                {t('contents')}
              </h2>
              <ol lang={lang}>
                {entries.map((entry) => (
                  <li key={entry.id}>
                    <a href={`#${entry.id}`}>{entry.text}</a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <Html html={html} className="TermsDocument-content" {...(lang && { lang })} />
        </div>
      </div>
    </article>
  );
}
