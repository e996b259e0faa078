import { type Expression, type SqlBool, sql } from 'kysely';
import { unescapeHtml } from '#schemas/escape-html.ts';
import { foldText, keywordWords, withoutParticle } from '#schemas/search-text.ts';

/** PostgreSQL cannot store NUL; other control characters only disguise text. Tabs and line breaks stay. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the control characters to remove
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** The text as both engines can store it: no control characters, no lone surrogates. */
export const storable = (text: string): string => text.toWellFormed().replace(controls, '');

/**
 * Tags that break a line: the texts on both sides never form one word. No tag has a `<` in it: else the rest of the text
 * would be read again for every `<`.
 */
const lineTags =
  /<\/?(?:p|div|li|ul|ol|dl|dt|dd|h[1-6]|br|hr|tr|td|th|table|blockquote|figure|section)\b[^<>]*>/gi;

/** The searchable text of an entry, without markup, one line per part. */
export function searchable(parts: (string | null | undefined)[]): string {
  return parts
    .flatMap((part) => (part ?? '').replace(lineTags, '\n').split('\n'))
    .map((line) => unescapeHtml(line.replace(/<[^<>]*>/g, '')))
    .map((line) => foldText(storable(line)).trim())
    .filter(Boolean)
    .join('\n');
}

/** A longer keyword is a pasted text, and each word costs a scan of every entry. */
const maxWords = 8;

/** The words of a keyword, all of which must match, in any order; empty when there is nothing to search for. */
export const searchWords = (keyword: string | undefined): string[] =>
  keywordWords(storable(keyword ?? '')).slice(0, maxWords);

/**
 * Whether a column of searchable text contains a word. Only this function knows how search works: a trigram index
 * would be added here.
 */
export function contains(column: Expression<string>, word: string): Expression<SqlBool> {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`${column} like ${pattern} escape '\\'`;
}

/** A keyword without the Korean particles of its words; undefined if none has one. */
export function withoutParticles(keyword: string | undefined): string | undefined {
  const words = searchWords(keyword);
  const stems = words.map((word) => withoutParticle(word) ?? word);
  return stems.some((stem, at) => stem !== words[at]) ? stems.join(' ') : undefined;
}
