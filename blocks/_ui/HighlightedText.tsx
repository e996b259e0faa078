import { type ElementType, Fragment } from 'react';
import { splitMatches } from '#engine/domain/search/match.ts';
import { plain, type Text } from '#schemas/layout/text.ts';
import { T } from './T.tsx';

type HighlightedTextProps = {
  value: Text | null | undefined;
  /** The search keywords, as returned by `keywordWords`; without any the text is plain. */
  words: readonly string[] | undefined;
  as?: ElementType;
  className?: string;
};

/** A text with the search keywords highlighted; otherwise like `T`. */
export function HighlightedText({ value, words = [], as, className }: HighlightedTextProps) {
  if (value === null || value === undefined || value === '') return null;
  const lang = typeof value === 'object' ? value.lang : undefined;
  if (words.length === 0) return <T value={value} as={as} className={className} />;
  const parts = splitMatches(plain(value), words).map((part, index) => {
    const key = `${index}`;
    return part.isMatch ? <mark key={key}>{part.text}</mark> : <Fragment key={key}>{part.text}</Fragment>;
  });
  if (!as && !lang && !className) return parts;
  const Element = as ?? 'span';
  return (
    <Element className={className} lang={lang}>
      {parts}
    </Element>
  );
}
