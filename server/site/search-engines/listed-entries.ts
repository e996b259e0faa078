import { endedEventIndexedMs } from '#engine/page/ended-event-indexed-ms.ts';
import type { LanguageCode } from '#schemas/primitives.ts';
import type { SearchDeps, SearchSite } from './deps.ts';
import type { EntryList, ListedEntry } from './entry-lists.ts';
import { readList, rowsPerCall } from './read-list.ts';

/** An entry that search engines may list. */
export type Listing = {
  /** Its texts as each language of the site shows them. */
  versions: ReadonlyMap<LanguageCode, ListedEntry>;
  /** The languages in which its page is listed: those in which it exists. */
  languages: readonly LanguageCode[];
};

/** Whether the site has pages for the entries of a list, and search engines may list them. */
export const isListed = ({ tenant: { site } }: SearchSite, { pageKey }: EntryList): boolean => {
  const page = site.page(pageKey);
  return page !== undefined && page.noindex !== true;
};

/**
 * The entries of one call that search engines may list, for sitemaps and feeds alike.
 * @param page begins with 1
 * @returns `isLast` if no call has more
 * @throws BackendError
 */
export async function listedEntries(
  { client }: Pick<SearchDeps, 'client'>,
  site: SearchSite,
  list: EntryList,
  page: number,
): Promise<{ listings: Listing[]; isLast: boolean }> {
  if (!isListed(site, list)) return { listings: [], isLast: true };
  const { tenant, languages, main } = site;
  const reader = { client, origin: tenant.entry.origin };
  const answers = await Promise.all(
    languages.map((languageCode) => readList(reader, list, { languageCode, page })),
  );
  // The lists have the same entries in the same order, unless one was added in between.
  const byId = new Map<number, Map<LanguageCode, ListedEntry>>();
  for (const [index, { rows }] of answers.entries())
    for (const row of rows) {
      const versions = byId.get(row.id) ?? new Map<LanguageCode, ListedEntry>();
      byId.set(row.id, versions.set(languages[index] as LanguageCode, row));
    }
  return {
    listings: [...byId.values()].flatMap((versions) => {
      if ([...versions.values()].some(isLongOver)) return [];
      const own = [...versions].flatMap(([language, row]) =>
        row.languageCode === language ? [language] : [],
      );
      return [{ versions, languages: own.length > 0 ? own : [main] }];
    }),
    isLast: answers.every(({ rows }) => rows.length < rowsPerCall),
  };
}

const isLongOver = ({ isAlways, endAt }: ListedEntry): boolean =>
  !isAlways && typeof endAt === 'string' && Date.parse(endAt) + endedEventIndexedMs <= Date.now();
