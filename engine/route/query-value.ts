import { cutKeyword } from '#schemas/search-text.ts';

/** What comes along with copied text and is never seen. Joiners and selectors stay: emoji and some scripts are made of them. */
const unseen = /[\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/**
 * A parameter of the address as a page reads it, or undefined where it is not given: the first of several, at most 100
 * characters, spaces folded, the same characters always written alike. What a visitor can vary without meaning anything
 * else makes no other page.
 */
export function queryValue(query: URLSearchParams, name: string): string | undefined {
  const value = query.get(name)?.replace(unseen, '').normalize('NFC').replace(/\s+/g, ' ').trim();
  if (value === undefined) return undefined;
  // Of joiners alone nothing is left to look for.
  return /^\p{Default_Ignorable_Code_Point}*$/u.test(value) ? '' : cutKeyword(value).trim();
}
