import { isSiteTag, siteTag } from '#engine/cache/cache-tags.ts';
import type { Entry } from './entry.ts';

/** Which kept answers carry a tag. */
export type TagIndex = {
  add: (entry: Entry) => void;
  remove: (entry: Entry) => void;
  /** @param tag `site:a`, `source:b`, or `source:b@a` for what has both */
  find: (tag: string) => Entry[];
};

/**
 * Finds kept answers by tag. They are indexed by site alone: nearly every page has the same eight sources, and an index
 * of those would take more memory than it saves time when somebody purges one for all partners.
 */
export function createTagIndex(): TagIndex {
  const bySite = new Map<string, Set<Entry>>();
  const sitesOf = function* (sites: Iterable<Set<Entry>>): Generator<Entry> {
    for (const entries of sites) yield* entries;
  };
  return {
    add: (entry) => {
      const site = siteOf(entry) ?? '';
      const entries = bySite.get(site) ?? new Set();
      bySite.set(site, entries.add(entry));
    },
    remove: (entry) => {
      const site = siteOf(entry) ?? '';
      const entries = bySite.get(site);
      entries?.delete(entry);
      if (entries?.size === 0) bySite.delete(site);
    },
    find: (tag) => {
      const { site } = partsOf(tag);
      const entries = site === undefined ? sitesOf(bySite.values()) : (bySite.get(site) ?? []);
      return [...entries].filter((entry) => carries(entry, tag));
    },
  };
}

/** The tag of the site that an answer is of. */
export const siteOf = ({ tags }: Pick<Entry, 'tags'>): string | undefined => tags.split(',').find(isSiteTag);

/** Whether a purge of this tag may be about the answers of a site, as those of no site are. */
export function concerns(tag: string, site: string): boolean {
  const named = partsOf(tag).site;
  return named === undefined || named === site;
}

/**
 * Whether a purge of this tag is about this answer. That there is no such page says none of the sources that could
 * have made it one, so it goes with any of them.
 */
export function carries({ tags, status }: Pick<Entry, 'tags' | 'status'>, tag: string): boolean {
  const { site, source } = partsOf(tag);
  const has = (own: string) => `,${tags},`.includes(`,${own},`);
  return (site === undefined || has(site)) && (source === undefined || status === 404 || has(source));
}

/** What a tag names: `source:b@a` is of the site `site:a` and the source `source:b`. */
function partsOf(tag: string): { site: string | undefined; source: string | undefined } {
  if (isSiteTag(tag)) return { site: tag, source: undefined };
  const [source, code] = tag.split('@');
  return { site: code === undefined ? undefined : siteTag(code), source };
}
