import { wordsOf } from '#engine/head/plain-description.ts';
import { sharedMessage } from '#engine/i18n/shared-message.ts';
import { localizedHref } from '#engine/route/href.ts';
import type { LanguageCode } from '#schemas/primitives.ts';
import type { SearchDeps, SearchSite } from './deps.ts';
import { type EntryList, entryLists, type ListedEntry } from './entry-lists.ts';
import { listedEntries } from './listed-entries.ts';
import { element, xmlHeader, xmlText } from './xml.ts';

/** Lists with feeds, and the page of each, whose title a feed has. */
const feedPages: Readonly<Record<string, { title: string; path: string }>> = {
  notices: { title: '/cscenter/notice', path: '/cscenter/notice' },
  columns: { title: '/boards/{boardTypeId}', path: '/' },
  events: { title: '/exhibitions', path: '/exhibitions' },
};
const maxItems = 30;
/** Calls in which entries are looked for, of 100 rows each. */
const maxCalls = 10;

type FeedFormat = 'rss' | 'atom';
type Item = { title: string; href: string; summary: string; at: string | undefined };

/** The list of a feed by name, such as `notices`; undefined if there is none, or the site has no such pages. */
export const feedList = ({ tenant }: SearchSite, name: string): EntryList | undefined =>
  Object.hasOwn(feedPages, name)
    ? entryLists.find((list) => list.name === name && tenant.site.page(list.pageKey) !== undefined)
    : undefined;

/**
 * The newest entries of a list of which the sitemap lists the page in one language, once their date has come: an event is
 * news when it begins, and readers hide what is dated later, or show it first for weeks.
 * @throws BackendError
 */
export async function makeFeed(
  deps: SearchDeps,
  site: SearchSite,
  list: EntryList,
  { language, format, address }: { language: LanguageCode; format: FeedFormat; address: string },
): Promise<string> {
  const { origin, main, name } = site;
  const itemOf = (row: ListedEntry): Item => ({
    title: row.title,
    href: origin + localizedHref(list.pathOf(row), language, main),
    summary: wordsOf(row.summary ?? ''),
    at: row.updatedAt ?? row.createdAt ?? row.startAt ?? undefined,
  });
  const found = await entriesIn(deps, site, list, language, (row) => timeOf(itemOf(row)) <= Date.now());
  const items = found
    .map(itemOf)
    .toSorted((one, other) => timeOf(other) - timeOf(one))
    .slice(0, maxItems);
  const page = feedPages[list.name];
  const title = `${sharedMessage(`page:${page?.title}`, language) ?? list.name} | ${name}`;
  const home = origin + localizedHref(page?.path ?? '/', language, main);
  const about = { title, home, language, address, items };
  return format === 'rss' ? rss(about) : atom(about);
}

/** Entries in a language, from as many calls as a feed needs: most of a list may have no translation. */
async function entriesIn(
  deps: SearchDeps,
  site: SearchSite,
  list: EntryList,
  language: LanguageCode,
  isWanted: (row: ListedEntry) => boolean,
): Promise<ListedEntry[]> {
  // The main language also has the entries that exist in none of the site, so it needs all of them.
  const languages = language === site.main ? site.languages : [language];
  const found: ListedEntry[] = [];
  for (let call = 1; call <= maxCalls && found.length < maxItems; call += 1) {
    const { listings, isLast } = await listedEntries(deps, { ...site, languages }, list, call);
    for (const { versions, languages: own } of listings) {
      const row = own.includes(language) ? versions.get(language) : undefined;
      if (row && isWanted(row)) found.push(row);
    }
    if (isLast) break;
  }
  return found;
}

/** An event without a date comes last. */
const timeOf = ({ at }: Item): number => Date.parse(at ?? '') || 0;

type About = { title: string; home: string; language: LanguageCode; address: string; items: Item[] };

const rss = ({ title, home, language, address, items }: About): string =>
  [
    `${xmlHeader}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>`,
    element('title', title),
    element('link', home),
    element('description', title),
    element('language', language),
    `<atom:link href="${xmlText(address)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(
      (item) =>
        `<item>${element('title', item.title)}${element('link', item.href)}<guid isPermaLink="true">${xmlText(item.href)}</guid>${element('pubDate', item.at && new Date(item.at).toUTCString())}${element('description', item.summary)}</item>`,
    ),
    '</channel></rss>',
  ].join('');

/** Every Atom entry needs a date: an event without one is left out. */
function atom({ title, home, language, address, items }: About): string {
  const dated = items.flatMap(({ at, ...item }) => (at ? [{ ...item, at: new Date(at).toISOString() }] : []));
  return [
    `${xmlHeader}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element('title', title),
    element('id', address),
    element('updated', dated[0]?.at ?? new Date(0).toISOString()),
    `<author>${element('name', title.split(' | ').at(-1))}</author>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(address)}"/><link href="${xmlText(home)}"/>`,
    ...dated.map(
      (item) =>
        `<entry>${element('title', item.title)}${element('id', item.href)}<link href="${xmlText(item.href)}"/>${element('updated', item.at)}${element('summary', item.summary)}</entry>`,
    ),
    '</feed>',
  ].join('');
}
