import { describe, expect, test } from 'vitest';
import type { PageContext } from '#engine/context/page-context.ts';
import type { TitlePatterns } from '#schemas/layout/title-patterns.ts';
import { homepageConfig } from '#schemas/site/homepage-config.ts';
import type { PageMetadata } from '#schemas/site/page-metadata.ts';
import { type HeadInput, makeHead } from './make-head.ts';

const config = {
  seoTitle: { ko: '봄날의원', en: 'Bomnal' },
  seoDescription: { ko: '강남 피부과' },
  seoKeywords: [{ ko: '리프팅', en: 'Lifting' }, { ko: '보톡스' }],
  ogImageUrl: '/files/bomnal/og.webp',
  faviconUpdatedAt: '2026-03-02T01:00:00.000Z',
};
const nothing: PageMetadata = {
  partnerId: 7,
  pageTitle: null,
  pageDescription: null,
  pageImage: null,
  pageKeywords: [],
  metaImage: null,
  isCdnFavicon: false,
};
const head = (more: Partial<HeadInput> = {}, facts: object = {}, page: object = {}) =>
  makeHead({
    page: {
      locale: 'ko',
      mainLocale: 'ko',
      languages: [],
      path: '/introduce',
      query: {},
      pageKey: '/introduce',
      origin: 'https://bomnal.example',
      partner: { id: 7, partnerCode: 'bomnal', displayName: '봄날의원 강남' },
      marketing: { domainUrl: null },
      config: homepageConfig.parse({ ...config, ...facts }),
      ...page,
    } as unknown as PageContext,
    title: '병원 소개',
    description: undefined,
    image: undefined,
    noindex: false,
    metadata: nothing,
    ...more,
  });
const stored = {
  ...nothing,
  pageTitle: '소개',
  pageDescription: '설명',
  pageKeywords: ['의사'],
  pageImage: '/files/bomnal/page.webp',
};

test('each page has a title, a description, keywords, a share image and favicons: its own ones, else the site’s', () => {
  expect(head()).toMatchObject({
    title: '병원 소개 | 봄날의원 강남',
    description: '강남 피부과',
    keywords: ['리프팅', '보톡스'],
  });
  expect(head({ metadata: stored })).toMatchObject({ description: '설명', keywords: ['의사'] });
  expect(head({ metadata: stored, description: '이 글' }).description).toBe('이 글');
  expect(head({ title: undefined }, {}, { pageKey: '/', path: '/' }).title).toBe('봄날의원');
  expect(head({}, {}, { locale: 'en' }).keywords).toEqual(['Lifting', '보톡스']);
});

test('the share image is absolute: that of the page, of its metadata, of the site, in this order', () => {
  const share = (more: Partial<HeadInput>, facts = {}) => head(more, facts).image;
  const of = (name: string) =>
    `https://bomnal.example/_image?${new URLSearchParams({ url: `/files/bomnal/${name}.webp`, w: '1200', q: '75', h: '630' })}`;
  expect(share({})).toBe(of('og'));
  expect(share({ metadata: stored })).toBe(of('page'));
  expect(share({ metadata: { ...stored, metaImage: '/files/bomnal/share.webp' } })).toBe(of('share'));
  expect(share({ metadata: stored, image: '/files/bomnal/article.webp' })).toBe(of('article'));
  expect(share({ image: 'https://img.example/a.jpg' })).toBe('https://img.example/a.jpg');
  expect(share({ noindex: true }, { ogImageUrl: null })).toBeUndefined();
});

test('a partner’s own icons and share image are in its homepage-meta location, keyed by its id', () => {
  const own = { ...nothing, isCdnFavicon: true };
  const made = head({ metadata: own }, { ogImageUrl: null });
  expect(made.favicons).toEqual({
    icon: '/homepage-meta/7/favicon.png?v=1772413200000',
    apple: '/homepage-meta/7/apple-touch-icon.png?v=1772413200000',
  });
  const partner = { id: 7, displayName: '봄날의원 강남', partnerIconImageUrl: '/files/bomnal/tooth.webp' };
  expect(head({ metadata: own }, {}, { partner }).favicons.icon).toMatch(/^\/_icons\/favicon\.png\?v=\d+$/);
  expect(made.image).toBe('https://bomnal.example/homepage-meta/7/og-image.jpg?path=%2Fintroduce');
});

test('without own icons there are default ones, and faviconUpdatedAt breaks caches', () => {
  expect(head().favicons.icon).toBe('/_icons/favicon.png?v=1772413200000');
  expect(head({}, { faviconUpdatedAt: null }).favicons.apple).toBe('/_icons/apple-touch-icon.png');
  expect(head({ metadata: undefined }).favicons.icon).toContain('/_icons/');
});

test('direction marks are removed from titles and descriptions', () => {
  const made = head({ title: 'a\u202eb\u2066c', description: '\u202dd' });
  expect([made.title, made.description]).toEqual(['abc | 봄날의원 강남', 'd']);
});

test('further pages of a list have their own canonical address; searched, sorted or filtered lists have that of the list', () => {
  const canonical = (query: object) => head({}, {}, { query, locale: 'en', path: '/products' }).canonical;
  expect(canonical({ page: '2' })).toBe('https://bomnal.example/en/products?page=2');
  for (const query of [{}, { page: '1' }, { page: 'x' }, { sort: 'newest' }, { keyword: 'a', page: '2' }])
    expect(canonical(query)).toBe('https://bomnal.example/en/products');
  const languages = [{ code: 'ko' }, { code: 'en' }];
  expect(head({}, {}, { query: { page: '2' }, languages }).alternates.map(({ href }) => href)).toEqual([
    'https://bomnal.example/introduce?page=2',
    'https://bomnal.example/en/introduce?page=2',
    'https://bomnal.example/introduce?page=2',
  ]);
});

test('a page with the same content in every language has one canonical address and no alternates', () => {
  const languages = [{ code: 'ko' }, { code: 'en' }];
  for (const locale of ['ko', 'en'])
    expect(head({ language: 'en' }, {}, { locale, languages })).toMatchObject({
      canonical: 'https://bomnal.example/en/introduce',
      alternates: [],
    });
  // This site does not offer Japanese.
  expect(head({ language: 'ja' }, {}, { locale: 'en', languages }).canonical).toBe(
    'https://bomnal.example/introduce',
  );
});

const languages = [{ code: 'ko' }, { code: 'en' }, { code: 'ja' }];
const entry = {
  languageCode: 'ko',
  translations: ['ko', 'ja'],
  text: '<p>본문</p>',
  image: { url: '/files/bomnal/a.webp', width: 2400, height: 1600, alt: '사진' },
} as const;

test('an entry names only its translations; where it falls back, its own language is canonical', () => {
  const alternates = (more: object, page: object = {}) =>
    head({ entry: { ...entry, ...more } }, {}, { languages, ...page }).alternates.map(
      ({ hreflang, href }) => `${hreflang} ${new URL(href).pathname}`,
    );
  expect(alternates({})).toEqual(['ko /introduce', 'ja /ja/introduce', 'x-default /introduce']);
  expect(alternates({ translations: ['ko'] })).toEqual([]);
  expect(alternates({ translations: undefined })).toHaveLength(4);
  expect(alternates({ translations: ['en', 'ja'], languageCode: 'ja' }, { locale: 'ja' })).toEqual([
    'en /en/introduce',
    'ja /ja/introduce',
    'x-default /en/introduce',
  ]);
  const fallen = head({ entry }, {}, { languages, locale: 'en' });
  expect([fallen.canonical, fallen.alternates]).toEqual(['https://bomnal.example/introduce', []]);
});

test('an entry describes its page and gives it a picture with size and text, unless the page has its own', () => {
  const made = head({ entry, metadata: stored });
  expect(made.description).toBe('본문');
  expect(made.image).toContain(encodeURIComponent('/files/bomnal/a.webp'));
  expect([made.imageSize, made.imageAlt]).toEqual([{ width: 1200, height: 800 }, '사진']);
  const own = head({ entry, description: '설명', image: '/files/bomnal/b.webp' });
  // Its size is unknown, so it is cut to one.
  const cut = { width: 1200, height: 630 };
  expect([own.description, own.imageSize, own.imageAlt]).toEqual(['설명', cut, '병원 소개']);
  const far = head({ image: 'https://img.example/a.jpg' });
  expect([far.imageSize, far.imageAlt]).toEqual([undefined, '병원 소개']);
  expect(head({ entry: { ...entry, text: '', image: null } }).description).toBe('강남 피부과');
});

test('the public address of the partner is canonical; a local host is its own', () => {
  const canonical = (origin: string, domainUrl: string | null) =>
    head({}, {}, { origin, marketing: { domainUrl } }).canonical;
  expect(canonical('https://bomnal.example', 'https://www.bomnal.kr/x')).toBe(
    'https://www.bomnal.kr/introduce',
  );
  expect(canonical('http://bomnal.localhost:3000', 'https://www.bomnal.kr')).toBe(
    'http://bomnal.localhost:3000/introduce',
  );
  expect(canonical('https://bomnal.example', 'tel:02')).toBe('https://bomnal.example/introduce');
});

test.each([
  ['ko', '병원 소개 2페이지'],
  ['en', '병원 소개 – page 2'],
  ['ja', '병원 소개 2ページ目'],
  ['zh', '병원 소개 第2页'],
])('the title of a further page of a list names its number in %s', (locale, title) => {
  const made = head({}, {}, { locale, query: { page: '2' } });
  expect(made.title).toBe(`${title} | 봄날의원 강남`);
  expect(head({}, {}, { locale, query: { page: '1' } }).title).not.toContain('2');
});

test('a page without any picture has one drawn from its title, whose address changes with it', () => {
  const drawn = (more: Partial<HeadInput> = {}) => head(more, { ogImageUrl: null });
  expect(drawn().image).toMatch(/^https:\/\/bomnal\.example\/_share\?path=%2Fintroduce&v=[\w-]{8}$/);
  expect([drawn().imageSize, drawn().imageAlt]).toEqual([{ width: 1200, height: 630 }, '병원 소개']);
  expect(drawn({ title: '다른 제목' }).image).not.toBe(drawn().image);
});

describe('patterns of titles', () => {
  const titles: TitlePatterns = {
    home: { ko: '{title} - 강남역 5분', en: '{title} - Gangnam' },
    list: { ko: '{title} 목록 | {clinic}', en: 'All {title} | {clinic}' },
    treatment: '{clinic}: {title}',
    article: '{title} - {board} | {clinic}',
    furtherPage: '{title} ({page})',
  };
  const title = (pageKey: string, more: Partial<HeadInput> = {}, page: object = {}) =>
    head({ titles, ...more }, {}, { pageKey, ...page }).title;

  test('each kind of page has its own, in the language of the page; others keep the default', () => {
    expect(title('/products')).toBe('병원 소개 목록 | 봄날의원 강남');
    expect(title('/products', {}, { locale: 'en' })).toBe('All 병원 소개 | 봄날의원 강남');
    // One text for all languages; a language without one has the main language's, like all texts.
    expect(title('/products/{productId}', {}, { locale: 'ja' })).toBe('봄날의원 강남: 병원 소개');
    expect(title('/products', {}, { locale: 'zh' })).toBe('병원 소개 목록 | 봄날의원 강남');
    expect(title('/exhibitions/{exhibitionId}')).toBe('병원 소개 | 봄날의원 강남');
    expect(title('/own-page')).toBe('병원 소개 | 봄날의원 강남');
  });

  test('the home page is named by its document, its stored metadata, else the title of the site', () => {
    const home = (more: Partial<HeadInput>) => title('/', { title: undefined, ...more });
    expect(home({})).toBe('봄날의원 - 강남역 5분');
    expect(home({ metadata: stored })).toBe('소개 - 강남역 5분');
    expect(home({ metadata: stored, title: '봄날' })).toBe('봄날 - 강남역 5분');
    expect(home({ titles: undefined, metadata: stored })).toBe('소개');
  });

  test('an article names its board where it has one', () => {
    const article = (board?: string) => title('/boards/{boardTypeId}/detail/{id}', { board });
    expect(article('칼\u202e럼')).toBe('병원 소개 - 칼럼 | 봄날의원 강남');
    expect(article()).toBe('병원 소개 | 봄날의원 강남');
  });

  test('the picture of a shared further page is that of the first', () => {
    const shared = (query: object) => head({ titles }, { ogImageUrl: null }, { query }).image;
    expect(shared({ page: '2' })).toBe(shared({}));
    expect(shared({})).toContain('/_share?path=%2Fintroduce&v=');
  });

  test('a further page has its number in the title of its pattern', () => {
    expect(title('/products', {}, { query: { page: '2' } })).toBe('병원 소개 (2) 목록 | 봄날의원 강남');
    expect(title('/products', {}, { query: { page: '1' } })).toBe('병원 소개 목록 | 봄날의원 강남');
  });

  test('a pattern that comes to nothing leaves the title of the page', () => {
    expect(title('/products', { titles: { list: '{board}' } })).toBe('병원 소개');
    expect(title('/products', { titles: { list: '' } })).toBe('병원 소개 | 봄날의원 강남');
  });

  test('a drawn share picture has the title without the clinic, whose name it draws by itself', () => {
    expect(head({ titles }, {}, { pageKey: '/products' }).ownTitle).toBe('병원 소개');
  });
});
