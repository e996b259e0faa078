import { expect, test } from 'vitest';
import type { PageContext } from '#engine/context/page-context.ts';
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
    `https://bomnal.example/_image?${new URLSearchParams({ url: `/files/bomnal/${name}.webp`, w: '1200', q: '75' })}`;
  expect(share({})).toBe(of('og'));
  expect(share({ metadata: stored })).toBe(of('page'));
  expect(share({ metadata: { ...stored, metaImage: '/files/bomnal/share.webp' } })).toBe(of('share'));
  expect(share({ metadata: stored, image: '/files/bomnal/article.webp' })).toBe(of('article'));
  expect(share({ image: 'https://img.example/a.jpg' })).toBe('https://img.example/a.jpg');
  expect(share({}, { ogImageUrl: null })).toBeUndefined();
});

test('a partner’s own icons and share image are in its homepage-meta location, keyed by its id', () => {
  const own = { ...nothing, isCdnFavicon: true };
  const made = head({ metadata: own }, { ogImageUrl: null });
  expect(made.favicons).toEqual({
    icon: '/homepage-meta/7/favicon.png?v=1772413200000',
    apple: '/homepage-meta/7/apple-touch-icon.png?v=1772413200000',
  });
  expect(made.image).toBe('https://bomnal.example/homepage-meta/7/og-image.jpg');
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
