import { localizedHref } from '#engine/route/href.ts';
import { categoryKey, categoryPath } from '#engine/route/page-keys.ts';
import { calls } from '#schemas/api/calls.ts';
import type { LanguageCode } from '#schemas/primitives.ts';
import { makePageOf, PageMoved } from '#server/site/pages/page-answers.ts';
import type { SearchReader, SearchSite, SitePage } from './deps.ts';
import { entryLists } from './entry-lists.ts';
import { readList } from './read-list.ts';

/** Limits of categories, boards and pages of lists, which no clinic reaches. */
const maxPerKind = 500;
const maxListPages = 2_000;

/**
 * The pages that belong to no entry: fixed ones, categories and boards, with all pages of their lists. Each is rendered
 * first, because only then is it known whether it exists and may be listed.
 * @throws TooBusy, PageUnavailable, BackendError: a list without some pages would make search engines forget them
 */
export async function sitePages(deps: SearchReader, site: SearchSite): Promise<SitePage[]> {
  const { tenant, origin, main, sitemapUpdatedAt } = site;
  const fixed = tenant.site.pageKeys.filter((key) => !key.includes('{'));
  const found: SitePage[] = [];
  for (const path of [...fixed, ...(await categories(deps, site)), ...(await boards(deps, site))]) {
    // Here and not before: preparing all pages at once could take a second.
    if (tenant.site.page(path)?.noindex) continue;
    const address = { origin, host: new URL(origin).hostname, path, search: '' };
    const made = await makePageOf(deps.pages, tenant, address).catch((error) => {
      // Such as a page that the operator moved.
      if (error instanceof PageMoved) return undefined;
      throw error;
    });
    const { page: shown } = made ?? {};
    if (shown?.status !== 200 || shown.head.noindex) continue;
    const { head, listPages, locale } = shown;
    const own = head.alternates.flatMap(({ hreflang }) => (hreflang === 'x-default' ? [] : [hreflang]));
    const languages: readonly LanguageCode[] = own.length > 0 ? own : [locale];
    for (let page = 1; page <= Math.min(listPages, maxListPages); page += 1) {
      const place = page === 1 ? path : `${path}?page=${page}`;
      found.push({
        path: place,
        title: head.ownTitle,
        description: head.description,
        // A page in one language only names it by its canonical URL.
        addresses: new Map(
          own.length > 0
            ? languages.map((language) => [language, origin + localizedHref(place, language, main)])
            : [[locale, page === 1 ? head.canonical : `${head.canonical}?page=${page}`]],
        ),
        fallback: languages.includes(main) ? main : languages[0],
        modifiedAt: sitemapUpdatedAt,
      });
    }
  }
  return found;
}

async function categories({ client }: SearchReader, { tenant, main }: SearchSite): Promise<string[]> {
  if (!tenant.site.page(categoryKey)) return [];
  const paths: string[] = [];
  for (let page = 1; paths.length < maxPerKind; page += 1) {
    const list = { call: calls.productCategories };
    const reader = { client, origin: tenant.entry.origin };
    const { rows } = await readList(reader, list, { languageCode: main, page });
    if (rows.length === 0) break;
    paths.push(...rows.map(({ id }) => categoryPath(id)));
  }
  return paths;
}

/** Boards that the document links to, and boards with the newest articles: no call lists boards. */
async function boards({ client }: SearchReader, { tenant, main }: SearchSite): Promise<string[]> {
  const { site, entry } = tenant;
  const linked = JSON.stringify(site.document).matchAll(/"(\/(?:cscenter\/)?boards\/\d{1,16})"/g);
  const paths = new Set([...linked].map(([, path]) => path as string));
  const columns = entryLists.find(({ name }) => name === 'columns');
  const reader = { client, origin: entry.origin };
  const newest = columns && (await readList(reader, columns, { languageCode: main, page: 1 }));
  for (const { boardTypeId } of newest?.rows ?? []) if (boardTypeId) paths.add(`/boards/${boardTypeId}`);
  return [...paths].filter((path) => site.match(path)).slice(0, maxPerKind);
}
