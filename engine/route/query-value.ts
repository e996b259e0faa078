import { cutKeyword } from '#schemas/search-text.ts';

/** Invisible characters in copied text. Joiners and selectors stay, because emoji and some scripts need them. */
const invisible = /[\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/**
 * A query parameter as a page reads it, or undefined if it is missing: the first of several, at most 100 characters,
 * with spaces collapsed and Unicode normalized. Variations without a meaning do not result in another page.
 */
export function queryValue(query: URLSearchParams, name: string): string | undefined {
  const value = query.get(name)?.replace(invisible, '').normalize('NFC').replace(/\s+/g, ' ').trim();
  if (value === undefined) return undefined;
  // A value of joiners alone is empty.
  return /^\p{Default_Ignorable_Code_Point}*$/u.test(value) ? '' : cutKeyword(value).trim();
}
