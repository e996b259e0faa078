import { meantValue } from '#engine/data/query-schemas.ts';
import type { PreparedPage, PreparedSite } from '#engine/resolve/prepare-site.ts';
import { isCampaignName } from '#engine/route/campaign.ts';
import { splitLocale } from '#engine/route/href.ts';
import { eventEndedKey, notFoundKey } from '#engine/route/page-keys.ts';
import { queryValue } from '#engine/route/query-value.ts';

/**
 * The one address under which a page is kept: its path, and of the query only what the page reads, in order. What
 * else a visitor writes behind the question mark makes no other page: the page is made of this address. So it is with a
 * value that all who read it refuse. Where he comes from is never part of it, whatever the page binds: who does not know
 * the page finds it without (answer-first.ts).
 */
export function canonicalAddress(site: PreparedSite, path: string, query: URLSearchParams): string {
  const pages = pagesAt(site, path).flatMap((key) => site.page(key) ?? []);
  const names = new Set(pages.flatMap(({ queryNames }) => queryNames));
  const read = new URLSearchParams(
    [...names].sort().flatMap((name) => {
      if (isCampaignName(name)) return [];
      const value = meantIn(pages, query, name);
      return value === undefined ? [] : [[name, value]];
    }),
  ).toString();
  return read ? `${path}?${read}` : path;
}

/** A value as it is part of the address: as it is written where a page does more with it than to ask sources for it. */
function meantIn(pages: readonly PreparedPage[], query: URLSearchParams, name: string): string | undefined {
  const text = queryValue(query, name);
  if (text === undefined) return undefined;
  const readers = pages.filter(({ queryNames }) => queryNames.includes(name));
  const schemas = readers.flatMap(({ querySchemas }) => querySchemas.get(name) ?? []);
  return readers.every(({ querySchemas }) => querySchemas.has(name)) ? meantValue(text, schemas) : text;
}

/**
 * Keys of the pages that may be shown at a path: its own, and those that stand in for it (engine/page/make-page.ts). They
 * read the address too; one that is missing here would be shown without it.
 */
function pagesAt(site: PreparedSite, path: string): string[] {
  const { segment, path: asked } = splitLocale(path);
  const key = site.match(asked)?.pageKey;
  if (key === undefined) return [notFoundKey];
  const { sources = {}, until } = site.page(key) ?? {};
  if (until) return [key, eventEndedKey, notFoundKey];
  // What it shows may be gone, a list may end before it, and the language may be none of the partner's.
  const isOfList = site.page(key)?.queryNames.includes('page');
  const mayBeMissing =
    segment !== undefined || isOfList || Object.values(sources).some(({ optional }) => !optional);
  return mayBeMissing ? [key, notFoundKey] : [key];
}
