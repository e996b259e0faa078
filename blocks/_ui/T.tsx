import type { ElementType } from 'react';
import type { Text } from '#schemas/layout/text.ts';
import { withNoWrapPhrases } from './no-wrap-phrases.tsx';

/** A text from the data. If its translation is missing, the element is marked with the text's actual language. */
export function T({
  value,
  as,
  className,
}: {
  value: Text | null | undefined;
  as?: ElementType;
  className?: string;
}) {
  if (value === null || value === undefined || value === '') return null;
  const text = withNoWrapPhrases(typeof value === 'string' ? value : value.text);
  const lang = typeof value === 'string' ? undefined : value.lang;
  if (!as && !lang && !className) return text;
  const Element = as ?? 'span';
  return (
    <Element className={className} lang={lang}>
      {text}
    </Element>
  );
}
