// What is kept, pages and answers of sources alike, is forgotten by tag (DESIGN section 2, HTML cache). Both carry the
// same tags, so that one word forgets a page and all it was made from.

/** All that is kept of one partner. */
export const siteTag = (code: string): string => `site:${code}`;

export const isSiteTag = (tag: string): boolean => tag.startsWith('site:');

/** All that was made from one source. @param code of the one partner, or all partners where it is left out */
export const sourceTag = (name: string, code?: string): string =>
  `source:${name}${code === undefined ? '' : `@${code}`}`;

/** The source that a tag names; undefined for one of a site. */
export const sourceOfTag = (tag: string): string | undefined => /^source:([^@]+)/.exec(tag)?.[1];

/** What a purge may name: `site:<code>`, `source:<name>` or `source:<name>@<code>`. */
export const cacheTag: RegExp = /^(?:site:[^\s,:@]+|source:[^\s,:@]+(?:@[^\s,:@]+)?)$/;
