import { canonicalValue } from '#engine/data/query-schemas.ts';
import type { PreparedPage, PreparedSite } from '#engine/resolve/prepare-site.ts';
import { isCampaignName } from '#engine/route/campaign.ts';
import { splitLocale } from '#engine/route/href.ts';
import { eventEndedKey, notFoundKey } from '#engine/route/page-keys.ts';
import { queryValue } from '#engine/route/query-value.ts';

/**
 * The URL under which a page is cached, without the origin: its path and the sorted query parameters that it reads. Other
 * parameters do not create another page, because the page is rendered from this URL. Values that all readers refuse
 * are left out too. So are campaign parameters, even if the page binds them: code that does not know the page looks it up
 * without them (server/site/html-cache/serve-from-cache.ts).
 */
export function normalizeUrl(site: PreparedSite, path: string, query: URLSearchParams): string {
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

/** A value as it appears in the URL: verbatim if a page uses it for more than source parameters. */
function meantIn(pages: readonly PreparedPage[], query: URLSearchParams, name: string): string | undefined {
  const text = queryValue(query, name);
  if (text === undefined) return undefined;
  const readers = pages.filter(({ queryNames }) => queryNames.includes(name));
  const schemas = readers.flatMap(({ querySchemas }) => querySchemas.get(name) ?? []);
  return readers.every(({ querySchemas }) => querySchemas.has(name)) ? canonicalValue(text, schemas) : text;
}

/**
 * Keys of the pages that may be shown at a path: its own, and those that may replace it (engine/page/make-page.ts). They
 * read the query too, and without their key here they would not receive it.
 */
function pagesAt(site: PreparedSite, path: string): string[] {
  const { segment, path: asked } = splitLocale(path);
  const key = site.match(asked)?.pageKey;
  if (key === undefined) return [notFoundKey];
  const { sources = {}, until } = site.page(key) ?? {};
  if (until) return [key, eventEndedKey, notFoundKey];
  // Its content may be gone, a list may end before it, or the partner may not have the language.
  const isOfList = site.page(key)?.queryNames.includes('page');
  const mayBeMissing =
    segment !== undefined || isOfList || Object.values(sources).some(({ optional }) => !optional);
  return mayBeMissing ? [key, notFoundKey] : [key];
}
