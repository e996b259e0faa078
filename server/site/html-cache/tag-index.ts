import { isMissing } from '#engine/api/is-missing.ts';
import { isSiteTag, siteTag } from '#engine/cache/cache-tags.ts';
import type { Entry } from './entry.ts';

/** Finds cached answers by tag. */
type TagIndex = {
  add: (entry: Entry) => void;
  remove: (entry: Entry) => void;
  /** @param tag `site:a`, `source:b`, or `source:b@a` for what has both */
  find: (tag: string) => Entry[];
};

/**
 * Indexes cached answers only by site: nearly every page has the same eight sources, so an index of those would take too
 * much memory for the rare purge of a source for all partners.
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
      return [...entries].filter((entry) => isPurgedBy(entry, tag));
    },
  };
}

/** Counts purged tags by the site that they concern. */
export function createPurgeCounts(): {
  add: (tags: readonly string[]) => void;
  /** Those that concern a site (its tag), including those of all sites. */
  of: (site: string) => number;
} {
  let ofAll = 0;
  const bySite = new Map<string, number>();
  return {
    add: (tags) => {
      for (const tag of tags) {
        const { site } = partsOf(tag);
        if (site === undefined) ofAll += 1;
        else bySite.set(site, (bySite.get(site) ?? 0) + 1);
      }
    },
    of: (site) => ofAll + (bySite.get(site) ?? 0),
  };
}

/** The tag of an answer's site. */
export const siteOf = ({ tags }: Pick<Entry, 'tags'>): string | undefined => tags.split(',').find(isSiteTag);

/** Whether a purge of this tag may affect the answers of a site: a tag without a site always may. */
export function concerns(tag: string, site: string): boolean {
  const named = partsOf(tag).site;
  return named === undefined || named === site;
}

/**
 * Whether a purge of this tag affects this answer. A 404 or 410 does not name the sources that could have made it a page,
 * so any source matches it.
 */
export function isPurgedBy({ tags, status }: Pick<Entry, 'tags' | 'status'>, tag: string): boolean {
  const { site, source } = partsOf(tag);
  const has = (own: string) => `,${tags},`.includes(`,${own},`);
  return (site === undefined || has(site)) && (source === undefined || isMissing(status) || has(source));
}

/** The parts of a tag: `source:b@a` has the site `site:a` and the source `source:b`. */
function partsOf(tag: string): { site: string | undefined; source: string | undefined } {
  if (isSiteTag(tag)) return { site: tag, source: undefined };
  const [source, code] = tag.split('@');
  return { site: code === undefined ? undefined : siteTag(code), source };
}
