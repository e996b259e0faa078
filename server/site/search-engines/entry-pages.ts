import { imageUrl } from '#engine/image/widths.ts';
import { listedAfterEnd } from '#engine/page/listed-after-end.ts';
import { localizedHref } from '#engine/route/href.ts';
import type { LanguageCode } from '#schemas/primitives.ts';
import type { SearchDeps, SearchSite } from './deps.ts';
import type { EntryList, ListedEntry } from './entry-lists.ts';
import { readList, rowsPerCall } from './read-list.ts';
import type { SitemapPage } from './sitemap-xml.ts';

/** Search engines accept 50,000 addresses in a file. A fifth of that needs less memory on both sides. */
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
  if (!isListed(site, list)) return [];
  const { tenant, languages, main, origin } = site;
  const reader = { client: deps.client, origin: tenant.entry.origin };
  const calls = entriesPerPart(languages) / rowsPerCall;
  const pages: SitemapPage[] = [];
  for (let call = 1; call <= calls; call += 1) {
    const page = (part - 1) * calls + call;
    const answers = await Promise.all(
      languages.map((languageCode) => readList(reader, list, { languageCode, page })),
    );
    // The lists have the same entries in the same order, unless one was added meanwhile.
    const byId = new Map<number, Map<LanguageCode, ListedEntry>>();
    for (const [index, { rows }] of answers.entries())
      for (const row of rows) {
        const versions = byId.get(row.id) ?? new Map<LanguageCode, ListedEntry>();
        byId.set(row.id, versions.set(languages[index] as LanguageCode, row));
      }
    for (const versions of byId.values()) pages.push(...pageOf(versions));
    if (answers.every(({ rows }) => rows.length < rowsPerCall)) break;
  }
  return pages;

  function pageOf(versions: ReadonlyMap<LanguageCode, ListedEntry>): SitemapPage[] {
    const entry = versions.get(main) ?? [...versions.values()][0];
    if (!entry || isLongOver(entry)) return [];
    const own = [...versions].filter(([language, row]) => row.languageCode === language);
    const exists = own.length > 0 ? own.map(([language]) => language) : [main];
    const path = list.pathOf(entry);
    const url = entry.image?.url;
    const picture = url?.startsWith('/files/') ? origin + imageUrl(url, 1_200) : url;
    return [
      {
        addresses: new Map(
          exists.map((language) => [language, origin + localizedHref(path, language, main)]),
        ),
        fallback: exists.includes(main) ? main : exists[0],
        modifiedAt: entry.updatedAt ?? site.sitemapUpdatedAt,
        images: picture ? [picture] : [],
      },
    ];
  }
}

const isListed = ({ tenant: { site } }: SearchSite, { pageKey }: EntryList): boolean => {
  const page = site.page(pageKey);
  return page !== undefined && page.noindex !== true;
};

const isLongOver = ({ isAlways, endAt }: ListedEntry): boolean =>
  !isAlways && typeof endAt === 'string' && Date.parse(endAt) + listedAfterEnd <= Date.now();
