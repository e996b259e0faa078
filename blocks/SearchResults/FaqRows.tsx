import { contentLang, contentText } from '#blocks/_ui/content-text.ts';
import { Disclosure } from '#blocks/_ui/Disclosure.tsx';
import { HighlightedText } from '#blocks/_ui/HighlightedText.tsx';
import { Html } from '#blocks/_ui/Html.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { excerptOf, markHtml, textOf } from '#engine/domain/search/match.ts';
import type { FaqRow } from '#schemas/api/faqs.ts';

type FaqRowsProps = { id: string; rows: readonly FaqRow[]; words: readonly string[] };

/** Expandable questions; while closed, each shows the part of its answer with the keyword. */
export function FaqRows({ id, rows, words }: FaqRowsProps) {
  const { locale } = usePage();
  return (
    <div className="SearchResults-faqs">
      {rows.map((row) => {
        const lang = contentLang(row, locale);
        return (
          <Disclosure
            key={row.id}
            id={`faq-${row.id}`}
            name={`${id}-faq`}
            className="SearchResults-faq"
            summary={
              <>
                <HighlightedText
                  className="SearchResults-question"
                  value={contentText(row.question, row, locale)}
                  words={words}
                />
                <HighlightedText
                  className="SearchResults-excerpt"
                  value={contentText(excerptOf(textOf(row.answer), words), row, locale)}
                  words={words}
                />
              </>
            }
          >
            <Html html={markHtml(row.answer, words)} {...(lang && { lang })} />
          </Disclosure>
        );
      })}
    </div>
  );
}
