/** Storage key of the recent searches (SPEC section 3). */
export const recentKey = 'booster-search-keyword';
const maxKeywords = 10;

/** The length limit of the search box. */
const maxLength = 100;

/**
 * Puts a keyword first and removes an older duplicate. Empty keywords are ignored (SPEC section 4, Search), and so are
 * invisible ones and ones longer than a search box accepts: truncated, they would be different keywords.
 */
export function withKeyword(keywords: readonly string[], keyword: string): string[] {
  const added = keyword.replace(/[\u200b\u2060\ufeff]/g, '').trim();
  if (!added || added.length > maxLength) return [...keywords];
  return [added, ...keywords.filter((other) => other !== added)].slice(0, maxKeywords);
}

/** Makes a valid list from any stored value. */
export function repairKeywords(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  const texts = stored.flatMap((entry) => (typeof entry === 'string' && entry.trim() ? [entry.trim()] : []));
  return [...new Set(texts)].slice(0, maxKeywords);
}
