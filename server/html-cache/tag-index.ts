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
  const siteOf = ({ tags }: Entry) => tags.split(',').find(isSite) ?? '';
  const sitesOf = function* (sites: Iterable<Set<Entry>>): Generator<Entry> {
    for (const entries of sites) yield* entries;
  };
  return {
    add: (entry) => {
      const site = siteOf(entry);
      const entries = bySite.get(site) ?? new Set();
      bySite.set(site, entries.add(entry));
    },
    remove: (entry) => {
      const site = siteOf(entry);
      const entries = bySite.get(site);
      entries?.delete(entry);
      if (entries?.size === 0) bySite.delete(site);
    },
    find: (tag) => {
      const [own = '', partner] = tag.split('@');
      const site = partner === undefined ? own : `site:${partner}`;
      if (!isSite(site)) return [...sitesOf(bySite.values())].filter((entry) => has(entry, own));
      return [...(bySite.get(site) ?? [])].filter((entry) => has(entry, own));
    },
  };
}

const isSite = (tag: string) => tag.startsWith('site:');
const has = ({ tags }: Entry, tag: string) => `,${tags},`.includes(`,${tag},`);
