import { expect, test } from 'vitest';
import type { BackendRequest } from '#engine/api/backend-client.ts';
import { calls } from '#schemas/api/calls.ts';
import type { LanguageCode } from '#schemas/primitives.ts';
import type { SearchDeps, SearchSite } from './deps.ts';
import { entryLists } from './entry-lists.ts';
import { entriesPerPart, entryPages, partsOf } from './entry-pages.ts';

const languages: LanguageCode[] = ['ko', 'en', 'ja', 'zh'];
const site = {
  tenant: { site: { page: () => ({}) }, entry: { origin: 'https://raon.example' } },
  origin: 'https://raon.example',
  main: 'ko',
  languages,
  name: '',
  description: '',
  sitemapUpdatedAt: '2026-05-01T00:00:00.000Z',
} as unknown as SearchSite;
const list = (name: string) => entryLists.find((one) => one.name === name) ?? expect.fail(name);

/** A partner with `count` notices. Only every other one is translated. */
function deps(count: number, asked: BackendRequest[] = []): SearchDeps {
  const client = async (request: BackendRequest) => {
    asked.push(request);
    const { page, limit, languageCode } = request.params as Record<string, number> & {
      languageCode: LanguageCode;
    };
    const start = ((page ?? 1) - 1) * (limit ?? 1);
    const rows = Array.from({ length: Math.max(0, Math.min(limit ?? 1, count - start)) }, (_, index) => ({
      id: start + index + 1,
      languageCode: index % 2 ? 'ko' : languageCode,
      title: 'a',
      isPinned: false,
      createdAt: '2026-01-01T00:00:00Z',
      updatedAt: '2026-02-01T00:00:00Z',
    }));
    return { rows, count, page, limit };
  };
  return { client } as unknown as SearchDeps;
}

test('a huge list is read by calls of 100 rows per language, in parts that files may have', async () => {
  const asked: BackendRequest[] = [];
  const huge = deps(100_000, asked);
  expect(await partsOf(huge, site, list('notices'))).toBe(100_000 / entriesPerPart(languages));
  asked.length = 0;
  const pages = await entryPages(huge, site, list('notices'), 2);
  expect(pages).toHaveLength(entriesPerPart(languages));
  expect(asked).toHaveLength((pages.length / 100) * languages.length);
  expect(pages.reduce((sum, { addresses }) => sum + addresses.size, 0)).toBeLessThanOrEqual(50_000);
  expect(new Set(asked.map(({ path }) => path))).toEqual(new Set([calls.notices.path]));
});

test('an entry is listed in the languages that it exists in, with its date', async () => {
  const undated = { ...site, sitemapUpdatedAt: null };
  const [first, second] = await entryPages(deps(2), undated, list('notices'), 1);
  expect([...(first?.addresses.values() ?? [])]).toEqual([
    'https://raon.example/cscenter/notice/1',
    'https://raon.example/en/cscenter/notice/1',
    'https://raon.example/ja/cscenter/notice/1',
    'https://raon.example/zh/cscenter/notice/1',
  ]);
  expect([...(second?.addresses.values() ?? [])]).toEqual(['https://raon.example/cscenter/notice/2']);
  expect(first?.modifiedAt).toBe('2026-02-01T00:00:00Z');
});

test('an entry that changed before the date at which all is to be read again has that date', async () => {
  const [changedBefore] = await entryPages(deps(1), site, list('notices'), 1);
  expect(changedBefore?.modifiedAt).toBe(site.sitemapUpdatedAt);
  const earlier = { ...site, sitemapUpdatedAt: '2026-01-15T00:00:00.000Z' };
  const [changedAfter] = await entryPages(deps(1), earlier, list('notices'), 1);
  expect(changedAfter?.modifiedAt).toBe('2026-02-01T00:00:00Z');
});

test('an entry that has no date of a change has that at which all is to be read again, unless it was added later', async () => {
  const flags = { isVatIncluded: true, isConsultationRequired: false, isReservable: true, isNew: false };
  const treatment = { languageCode: 'ko', name: 'a', categoryIds: [], currency: 'KRW', ...flags };
  const added = ['2026-04-30T23:00:00Z', '2026-05-01T10:00:00+09:00', '2026-06-01T00:00:00Z'];
  const client = async () => ({
    rows: added.map((createdAt, index) => ({ id: index + 1, ...treatment, createdAt })),
    count: 3,
    page: 1,
    limit: 100,
  });
  const treatments = { client } as unknown as SearchDeps;
  const dates = async (of: SearchSite) =>
    (await entryPages(treatments, of, list('products'), 1)).map(({ modifiedAt }) => modifiedAt);
  expect(await dates(site)).toEqual([site.sitemapUpdatedAt, added[1], added[2]]);
  // The date of its creation alone would hide every later change from crawlers.
  expect(await dates({ ...site, sitemapUpdatedAt: null })).toEqual([null, null, null]);
});

test('without entries there is no part, and a failing backend makes no empty one', async () => {
  expect(await partsOf(deps(0), site, list('notices'))).toBe(0);
  const away = { client: () => Promise.reject(new Error('away')) } as unknown as SearchDeps;
  await expect(entryPages(away, site, list('notices'), 1)).rejects.toThrow('away');
});

test('a site without the page lists none', async () => {
  const without = {
    ...site,
    tenant: { ...site.tenant, site: { page: () => undefined } },
  } as unknown as SearchSite;
  expect(await partsOf(deps(5), without, list('products'))).toBe(0);
});
