import { LRUCache } from 'lru-cache';
import { siteTag } from '#engine/cache/cache-tags.ts';
import { createPageBulkhead, type PageLimits, TooBusy } from '#server/site/requests/page-bulkhead.ts';
import type { SearchDeps, SearchReader } from './deps.ts';
import { sitePages } from './site-pages.ts';

/** Lists at once and waiting, of all sites and of one: each renders up to a thousand pages, one after another. */
const listLimits: { ofAll: PageLimits; ofOne: PageLimits } = {
  ofAll: { atOnce: 2, waiting: 10 },
  ofOne: { atOnce: 1, waiting: 2 },
};
/** Milliseconds after which a crawler has gone: a list that waited for longer is not begun. */
const maxWaitMs = 10_000;
/** Milliseconds for which a list that failed is not made again. */
const failureAge = 60_000;
/** Maximum number of failures that are remembered. */
const maxFailures = 1_000;

/**
 * Lists the pages of sites, few at a time, so that crawlers do not take rendering slots from visitors. Concurrent
 * requests for one site share a listing, unless the site was purged after it began. A failure is remembered, so that no
 * crawler repeats it.
 * @param options.now the present in milliseconds
 */
export function createPageLists(
  reader: SearchReader,
  {
    limits = listLimits,
    make = sitePages,
    now = () => performance.now(),
  }: { limits?: typeof listLimits; make?: typeof sitePages; now?: () => number } = {},
): SearchDeps['listPages'] {
  const lists = createPageBulkhead({ limits });
  const making = new Map<string, ReturnType<SearchDeps['listPages']>>();
  const failures = new LRUCache<string, Error>({
    max: maxFailures,
    ttl: failureAge,
    ttlResolution: 0,
    perf: { now },
  });
  return (site) => {
    const { code, revision } = site.tenant.entry;
    // A publication begins a new list.
    const key = `${code} ${revision} ${site.origin}`;
    const failure = failures.get(key);
    if (failure) return Promise.reject(failure);
    // Requests after a purge do not share a list that began before it.
    const shared = `${key} ${reader.pages.cache.purgesOf(siteTag(code))}`;
    const known = making.get(shared);
    if (known) return known;
    const asked = now();
    const list = lists
      .run(code, async () => {
        if (now() - asked > maxWaitMs)
          throw new TooBusy(`[search-engines] The list of pages of "${code}" waited too long`);
        return make(reader, site).catch((error) => {
          // No TooBusy, which would ask the crawler to return at once.
          const cause = { cause: error };
          const failed = new Error(`[search-engines] The pages of "${code}" could not be listed`, cause);
          failures.set(key, failed);
          throw failed;
        });
      })
      .finally(() => making.delete(shared));
    making.set(shared, list);
    return list;
  };
}
