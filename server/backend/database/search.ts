import { type Expression, type SqlBool, sql } from 'kysely';
import { foldText, keywordWords } from '#schemas/search-text.ts';

/** NUL ends a text for PostgreSQL; the other control characters only serve to disguise. Tab and line breaks stay. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed here
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** A text as it can be stored in both engines: no control characters, no halves of characters. */
export const storable = (text: string): string => text.toWellFormed().replace(controls, '');

/** Tags that begin another line: what stands on both sides of them was never one word. */
const lineTags =
  /<\/?(?:p|div|li|ul|ol|dl|dt|dd|h[1-6]|br|hr|tr|td|th|table|blockquote|figure|section)\b[^>]*>/gi;
const references: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** The searchable text of an entry, a line for each of its parts; markup is left out, for nobody looks for tags. */
export function searchable(parts: (string | null | undefined)[]): string {
  return parts
    .flatMap((part) => (part ?? '').replace(lineTags, '\n').split('\n'))
    .map((line) =>
      line
        .replace(/<[^>]*>/g, '')
        .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => references[name] ?? ' '),
    )
    .map((line) => foldText(storable(line)).trim())
    .filter(Boolean)
    .join('\n');
}

/** Beyond these a keyword is a text that was pasted, and every word costs a look at each entry. */
const mostWords = 8;

/** The words of a keyword, all of which must be found, in any order; none when there is nothing to look for. */
export const searchWords = (keyword: string | undefined): string[] =>
  keywordWords(storable(keyword ?? '')).slice(0, mostWords);

/**
 * Whether a column of searchable text contains a word. The one place that knows how searching is done: an
 * index for parts of words (trigrams) comes in here.
 */
export function contains(column: Expression<string>, word: string): Expression<SqlBool> {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`${column} like ${pattern} escape '\\'`;
}
