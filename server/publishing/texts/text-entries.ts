import { withoutTags } from '#engine/html/markup-depth.ts';
import { unescapeHtml } from '#schemas/escape-html.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import type { CheckContext } from '../check-context.ts';
import type { Problem } from '../rule.ts';
import type { TextPlace } from '../site-values.ts';

/** A string of a text, in one language or (`language` is undefined) the same in all. */
export type TextEntry = Omit<TextPlace, 'text'> & { value: string; language: LanguageCode | undefined };

/** The strings of texts, each with its own path, in the order of the document. */
export function textEntries(texts: readonly TextPlace[]): TextEntry[] {
  return texts.flatMap(({ text, ...place }): TextEntry[] => {
    if (typeof text === 'string') return [{ ...place, value: text, language: undefined }];
    const languages = Object.entries(text) as [LanguageCode, string | undefined][];
    return languages.flatMap(([language, value]) =>
      value === undefined ? [] : [{ ...place, path: [...place.path, language], value, language }],
    );
  });
}

/** The check of a rule that judges every string by itself. */
export const eachText =
  (judge: (entry: TextEntry, context: CheckContext) => Omit<Problem, 'path'> | undefined) =>
  (context: CheckContext): Problem[] =>
    textEntries(context.texts).flatMap((entry) => {
      const problem = judge(entry, context);
      return problem ? [{ path: entry.path, ...problem }] : [];
    });

/** Where a line ends in markup. */
const lineEnds = /<br\b[^>]*>|<\/(?:p|h[1-6]|li|d[dt]|t[dh]|div|blockquote|figcaption|summary)>/gi;

/** What visitors read of a string: the words of markup, a line for each of its blocks. */
export const readable = ({ value, isHtml }: Pick<TextEntry, 'value' | 'isHtml'>): string =>
  isHtml ? unescapeHtml(withoutTags(value.replace(lineEnds, '\n'))) : value;

/** A string in quotation marks for a message, cut if it is long. */
export function quoted(value: string): string {
  const line = value.replace(/\s+/g, ' ').trim();
  return `"${line.length > 40 ? `${line.slice(0, 39)}…` : line}"`;
}
