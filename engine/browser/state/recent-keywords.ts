/** Where the recent searches are kept (SPEC section 3). */
export const recentKey = 'booster-search-keyword';
const most = 10;

/** As long as the search box lets a keyword be. */
const longest = 100;

/**
 * Puts a keyword first and takes an older one like it out; an empty one changes nothing (SPEC section 4, Search), neither
 * does one of zero-width spaces or one that no search box takes: cut, it would be another.
 */
export function withKeyword(keywords: readonly string[], keyword: string): string[] {
  const added = keyword.replace(/[\u200b\u2060\ufeff]/g, '').trim();
  if (!added || added.length > longest) return [...keywords];
  return [added, ...keywords.filter((other) => other !== added)].slice(0, most);
}

/** Makes a valid list of whatever was stored. */
export function repairKeywords(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  const texts = stored.flatMap((entry) => (typeof entry === 'string' && entry.trim() ? [entry.trim()] : []));
  return [...new Set(texts)].slice(0, most);
}
