import { imageUrl } from '#engine/image/widths.ts';
import { localizedHref } from '#engine/route/href.ts';
import type { LanguageCode } from '#schemas/primitives.ts';
import type { SearchDeps, SearchSite } from './deps.ts';
import type { EntryList, ListedEntry } from './entry-lists.ts';
import { isListed, type Listing, listedEntries } from './listed-entries.ts';
import { readList, rowsPerCall } from './read-list.ts';
import type { SitemapPage } from './sitemap-xml.ts';

/** Search engines accept 50,000 URLs in a file. A fifth of that needs less memory on both sides. */
const addressesPerPart = 10_000;

/** Entries of one part, a whole number of calls. */
export const entriesPerPart = (languages: readonly LanguageCode[]): number =>
  Math.max(1, Math.floor(addressesPerPart / languages.length / rowsPerCall)) * rowsPerCall;

/** How many parts a list has. @throws BackendError */
export async function partsOf(deps: SearchDeps, site: SearchSite, list: EntryList): Promise<number> {
  if (!isListed(site, list)) return 0;
  const reader = { client: deps.client, origin: site.tenant.entry.origin };
  const { count } = await readList(reader, list, { languageCode: site.main, page: 1, limit: 1 });
  return Math.ceil(count / entriesPerPart(site.languages));
}

/**
 * The pages of the entries of one part, in the languages in which each exists.
 * @param part begins with 1
 * @throws BackendError: a file without some pages would make search engines forget them
 */
export async function entryPages(
  deps: SearchDeps,
  site: SearchSite,
  list: EntryList,
  part: number,
): Promise<SitemapPage[]> {
  const { languages, main, origin } = site;
  const calls = entriesPerPart(languages) / rowsPerCall;
  const pages: SitemapPage[] = [];
  for (let call = 1; call <= calls; call += 1) {
    const { listings, isLast } = await listedEntries(deps, site, list, (part - 1) * calls + call);
    pages.push(...listings.flatMap(pageOf));
    if (isLast) break;
  }
  return pages;

  function pageOf({ versions, languages: exists }: Listing): SitemapPage[] {
    const entry = versions.get(main) ?? [...versions.values()][0];
    if (!entry) return [];
    const path = list.pathOf(entry);
    const url = entry.image?.url;
    const picture = url?.startsWith('/files/') ? origin + imageUrl(url, 1_200) : url;
    return [
      {
        addresses: new Map(
          exists.map((language) => [language, origin + localizedHref(path, language, main)]),
        ),
        fallback: exists.includes(main) ? main : exists[0],
        modifiedAt: modifiedAt(entry, site),
        images: picture ? [picture] : [],
      },
    ];
  }
}

/**
 * The later of an entry's last change and the date at which all pages are to be read again. Entries without a date of
 * their last change, such as treatments, have that of their creation only if it is later than the other: alone it would
 * hide every change from crawlers.
 */
function modifiedAt({ createdAt, updatedAt }: ListedEntry, { sitemapUpdatedAt }: SearchSite): string | null {
  if (!sitemapUpdatedAt) return updatedAt ?? null;
  const own = updatedAt ?? createdAt;
  return own && Date.parse(own) > Date.parse(sitemapUpdatedAt) ? own : sitemapUpdatedAt;
}
