// Cached pages and source answers are purged by tag. Both carry the same tags, so one
// tag purges a page together with everything it was made from.

/** Everything cached for one partner. */
export const siteTag = (code: string): string => `site:${code}`;

export const isSiteTag = (tag: string): boolean => tag.startsWith('site:');

/** Everything made from one source. @param code limits it to one partner; otherwise all partners */
export const sourceTag = (name: string, code?: string): string =>
  `source:${name}${code === undefined ? '' : `@${code}`}`;

/** The source that a tag names; undefined for a site tag. */
export const sourceOfTag = (tag: string): string | undefined => /^source:([^@]+)/.exec(tag)?.[1];

/** Valid tags of a purge: `site:<code>`, `source:<name>` or `source:<name>@<code>`. */
export const cacheTag: RegExp = /^(?:site:[^\s,:@]+|source:[^\s,:@]+(?:@[^\s,:@]+)?)$/;
