import { type CachePolicy, cacheCustom, cacheShort } from '#registry/cache-policy.ts';
import { languageCodes } from '#schemas/language-codes.ts';
import type { SearchDeps, SearchSite } from './deps.ts';
import { entryLists } from './entry-lists.ts';
import { entryPages, partsOf } from './entry-pages.ts';
import { feedList, makeFeed } from './feeds.ts';
import { iconFolder } from './icon-folder.ts';
import { llmsTxt, robotsTxt, webManifest } from './plain-files.ts';
import { sitemapIndexXml, sitemapXml, withinSitemap } from './sitemap-xml.ts';

/** A file for search engines. `sources`: their purges concern it. */
type SearchFile = { type: string; body: string; policy: CachePolicy; sources: readonly string[] };

/** Large sitemaps take seconds to make, and crawlers rarely ask. Purges renew them earlier. */
const cacheSitemap: CachePolicy = cacheCustom({ maxAge: 600, staleWhileRevalidate: 3_600 });

/** Sources whose purges may add or remove pages. */
const allSources = [
  ...entryLists.map(({ source }) => source),
  'notice-board-type',
  'product-categories',
  'page',
];

const xml = 'application/xml; charset=utf-8';
const text = 'text/plain; charset=utf-8';
const feedPath = new RegExp(`^(?:/(${languageCodes.join('|')}))?/feeds/([a-z]+)\\.(rss|atom)$`);
const partPath = /^\/sitemaps\/([a-z]+)-([1-9]\d{0,5})\.xml$/;

/**
 * Makes the file at a path of a site; undefined if it has none there.
 * @throws BackendError, TooBusy, PageUnavailable: a file with missing pages would make search engines forget them
 */
export async function makeFile(
  deps: SearchDeps,
  site: SearchSite,
  path: string,
): Promise<SearchFile | undefined> {
  const small = (type: string, body: string, sources: readonly string[] = []): SearchFile => ({
    type,
    body,
    sources,
    policy: cacheShort,
  });
  const large = (type: string, body: string, sources = allSources): SearchFile => ({
    type,
    body,
    sources,
    policy: cacheSitemap,
  });
  switch (path) {
    case '/robots.txt':
      return small(text, robotsTxt(site));
    case '/manifest.webmanifest':
      return small(
        'application/manifest+json; charset=utf-8',
        webManifest(site, await iconFolder(deps, site)),
        ['page'],
      );
    case '/llms.txt':
      return large(text, llmsTxt(site, await deps.listPages(site)));
    case '/sitemap.xml':
      return large(xml, sitemapIndexXml(await partAddresses(deps, site)));
    case '/sitemaps/pages.xml':
      return large(xml, sitemapXml(withinSitemap(await deps.listPages(site))));
  }
  const [, listName, digits] = partPath.exec(path) ?? [];
  if (listName) {
    const list = entryLists.find(({ name }) => name === listName);
    if (!list || Number(digits) > (await partsOf(deps, site, list))) return undefined;
    return large(xml, sitemapXml(await entryPages(deps, site, list, Number(digits))), [list.source]);
  }
  const [, segment, feedName = '', format] = feedPath.exec(path) ?? [];
  const list = feedList(site, feedName);
  const language = site.languages.find((code) => code === (segment ?? site.main));
  // The main language has no segment.
  if (!list || !language || segment === site.main) return undefined;
  const how = { language, format: format === 'rss' ? 'rss' : 'atom', address: site.origin + path } as const;
  const type = `application/${format}+xml; charset=utf-8`;
  return { type, body: await makeFeed(deps, site, list, how), policy: cacheShort, sources: [list.source] };
}

async function partAddresses(deps: SearchDeps, site: SearchSite): Promise<string[]> {
  const addresses = [`${site.origin}/sitemaps/pages.xml`];
  for (const list of entryLists) {
    const count = await partsOf(deps, site, list);
    for (let part = 1; part <= count; part += 1)
      addresses.push(`${site.origin}/sitemaps/${list.name}-${part}.xml`);
  }
  return addresses;
}
