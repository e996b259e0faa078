import { type Expression, type SqlBool, sql } from 'kysely';

/** NUL ends a text for PostgreSQL; the other control characters only serve to disguise. Tab and line breaks stay. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed here
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** A text as it can be stored in both engines: no control characters, no halves of characters. */
export const storable = (text: string): string => text.toWellFormed().replace(controls, '');

/** What is searched and what is searched for, in the same shape: full-width and case do not matter. */
export function normalise(text: string): string {
  return storable(text).normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The searchable text of an entry; markup is left out, for nobody looks for tags. */
export function searchable(parts: (string | null | undefined)[]): string {
  return normalise(
    parts
      .filter(Boolean)
      .join('\n')
      .replace(/<[^>]*>/g, ' '),
  );
}

/** Beyond these a keyword is a text that was pasted, and every word costs a look at each entry. */
const mostWords = 8;

/** The words of a keyword, all of which must be found, in any order; none when there is nothing to look for. */
export function searchWords(keyword: string | undefined): string[] {
  const words = normalise(keyword ?? '')
    .split(' ')
    .filter(Boolean);
  return [...new Set(words)].slice(0, mostWords);
}

/**
 * Whether a normalised column contains a normalised word. The one place that knows how searching is done: an
 * index for parts of words (trigrams) comes in here.
 */
export function contains(column: Expression<string>, word: string): Expression<SqlBool> {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`${column} like ${pattern} escape '\\'`;
}
