import { expect, onTestFinished, test, vi } from 'vitest';
import type { BackendRequest } from '#engine/api/backend-client.ts';
import { endedEventIndexedMs } from '#engine/page/ended-event-indexed-ms.ts';
import { calls } from '#schemas/api/calls.ts';
import type { LanguageCode } from '#schemas/primitives.ts';
import type { SearchDeps, SearchSite } from './deps.ts';
import { entryLists } from './entry-lists.ts';
import { entryPages } from './entry-pages.ts';
import { makeFeed } from './feeds.ts';

const languages: LanguageCode[] = ['ko', 'zh'];
const siteWith = (page: object) =>
  ({
    tenant: { site: { page: () => page }, entry: { origin: 'https://raon.example' } },
    origin: 'https://raon.example',
    main: 'ko',
    languages,
    name: 'Raon',
    description: '',
    sitemapUpdatedAt: null,
  }) as unknown as SearchSite;
const site = siteWith({});
const list = (name: string) => entryLists.find((one) => one.name === name) ?? expect.fail(name);

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const dates = { createdAt: ago(9), updatedAt: ago(9) };
const event = {
  productCount: 0,
  startAt: ago(3 * endedEventIndexedMs),
  endAt: ago(endedEventIndexedMs + 60_000),
};

/** Notice 2 is in Korean only, notice 3 in a language that the site does not offer. Event 1 ended long ago, event 2 lately. */
const client = async ({ path, params }: BackendRequest) => {
  const { languageCode } = params as { languageCode: LanguageCode };
  const rows =
    path === calls.notices.path
      ? [
          { id: 1, languageCode, title: 'a', isPinned: false, ...dates },
          { id: 2, languageCode: 'ko', title: 'b', isPinned: false, ...dates },
          { id: 3, languageCode: 'ja', title: 'c', isPinned: false, ...dates },
        ]
      : [
          { id: 1, languageCode, title: 'a', ...event, isAlways: false, state: 'ended' },
          { id: 2, languageCode, title: 'b', ...event, endAt: ago(60_000), isAlways: false, state: 'ended' },
          { id: 3, languageCode, title: 'c', ...event, isAlways: true, state: 'always' },
        ];
  return { rows, count: rows.length, page: 1, limit: 100 };
};
const deps = { client } as unknown as SearchDeps;

async function inFeeds(name: string, of = site): Promise<string[]> {
  const feeds = await Promise.all(
    languages.map((language) =>
      makeFeed(deps, of, list(name), { language, format: 'rss', address: 'https://raon.example/f' }),
    ),
  );
  return feeds.flatMap((feed) => [...feed.matchAll(/<guid[^>]*>([^<]+)/g)].map(([, href = '']) => href));
}

async function inSitemap(name: string, of = site): Promise<string[]> {
  const pages = await entryPages(deps, of, list(name), 1);
  return pages.flatMap(({ addresses }) => [...addresses.values()]);
}

test('a feed lists an entry in the languages in which the sitemap does', async () => {
  const listed = await inFeeds('notices');
  expect(listed).toEqual([
    'https://raon.example/cscenter/notice/1',
    'https://raon.example/cscenter/notice/2',
    'https://raon.example/cscenter/notice/3',
    'https://raon.example/zh/cscenter/notice/1',
  ]);
  expect((await inSitemap('notices')).toSorted()).toEqual(listed);
});

test('a feed drops an event when the sitemap does', async () => {
  const listed = await inFeeds('events');
  expect(listed).toEqual([
    'https://raon.example/exhibitions/2',
    'https://raon.example/exhibitions/3',
    'https://raon.example/zh/exhibitions/2',
    'https://raon.example/zh/exhibitions/3',
  ]);
  expect((await inSitemap('events')).toSorted()).toEqual(listed);
});

/** Events that begin at these times, or have no period. */
const eventsFrom =
  (startAts: (string | null)[]) =>
  async ({ params }: BackendRequest) => {
    const { languageCode } = params as { languageCode: LanguageCode };
    const rows = startAts.map((startAt, index) => ({
      id: index + 1,
      languageCode,
      title: 'a',
      productCount: 0,
      startAt,
      endAt: null,
      isAlways: startAt === null,
      state: 'always',
    }));
    return { rows, count: rows.length, page: 1, limit: 100 };
  };
const feedOf = (client: unknown, name: string, language: LanguageCode, format: 'rss' | 'atom') =>
  makeFeed({ client } as unknown as SearchDeps, site, list(name), {
    language,
    format,
    address: 'https://raon.example/f',
  });
const idsIn = (feed: string) =>
  [...feed.matchAll(/<(?:guid|id)[^>]*>[^<]+\/(\d+)</g)].map(([, id]) => Number(id));

test('the newest entry comes first, also among some without a date', async () => {
  const feed = await feedOf(eventsFrom([ago(9e9), null, ago(1_000)]), 'events', 'ko', 'rss');
  expect(idsIn(feed)).toEqual([3, 1, 2]);
});

test('an event is in a feed once it begins, so that nothing is dated in the future', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-06-01T00:00:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const events = eventsFrom(['2026-05-01T00:00:00Z', '2026-06-01T09:00:00+09:00', '2026-06-01T00:00:01Z']);
  for (const format of ['rss', 'atom'] as const)
    expect(idsIn(await feedOf(events, 'events', 'ko', format))).toEqual([2, 1]);
  const atom = await feedOf(events, 'events', 'ko', 'atom');
  expect(atom).toMatch(/<id>https:\/\/raon.example\/f<\/id><updated>2026-06-01T00:00:00.000Z</);
  vi.setSystemTime('2026-06-01T00:00:01Z');
  expect(idsIn(await feedOf(events, 'events', 'ko', 'rss'))).toEqual([3, 2, 1]);
});

test('entries in a second language are found below many that have no translation, within a thousand', async () => {
  const asked: unknown[] = [];
  /** Notices, of which only the first and one more are translated. */
  const notices = (translated: number) => async (request: BackendRequest) => {
    asked.push(request.params);
    const { languageCode, page } = request.params as { languageCode: LanguageCode; page: number };
    const rows = Array.from({ length: 100 }, (_, index) => {
      const id = (page - 1) * 100 + index + 1;
      const isOwn = id === 1 || id === translated;
      return { id, languageCode: isOwn ? languageCode : 'ko', title: 'a', isPinned: false, ...dates };
    });
    return { rows, count: 5_000, page, limit: 100 };
  };
  expect(idsIn(await feedOf(notices(950), 'notices', 'zh', 'rss'))).toEqual([1, 950]);
  // Only in that language, and no further call.
  expect(asked).toHaveLength(10);
  expect(idsIn(await feedOf(notices(1_001), 'notices', 'zh', 'rss'))).toEqual([1]);
  asked.length = 0;
  expect(idsIn(await feedOf(notices(1), 'notices', 'ko', 'rss'))).toHaveLength(30);
  expect(asked).toHaveLength(languages.length);
});

test('a feed lists no pages that search engines may not list', async () => {
  const hidden = siteWith({ noindex: true });
  expect([await inFeeds('notices', hidden), await inSitemap('notices', hidden)]).toEqual([[], []]);
});
