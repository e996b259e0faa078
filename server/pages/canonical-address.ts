import type { PreparedSite } from '#engine/resolve/prepare-site.ts';
import { splitLocale } from '#engine/route/href.ts';
import { notFoundKey } from '#engine/route/page-keys.ts';
import { queryValue } from '#engine/route/query-value.ts';

/**
 * The one address under which a page is kept: its path, and of the query only what the page reads, in order. What
 * else a visitor writes behind the question mark makes no other page.
 */
export function canonicalAddress(site: PreparedSite, path: string, query: URLSearchParams): string {
  const page = site.page(site.match(splitLocale(path).path)?.pageKey ?? notFoundKey);
  const read = new URLSearchParams(
    (page?.queryNames ?? []).flatMap((name) => {
      const value = queryValue(query, name);
      return value === undefined ? [] : [[name, value]];
    }),
  ).toString();
  return read ? `${path}?${read}` : path;
}
