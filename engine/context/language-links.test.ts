import { expect, test } from 'vitest';
import type { LanguageOption } from '#engine/context/page-context.ts';
import { languageLinks } from './language-links.ts';

const ko: LanguageOption = { code: 'ko', name: '한국어' };
const ja: LanguageOption = { code: 'ja', name: '日本語' };
const page = (languages: LanguageOption[]) => ({
  languages,
  locale: 'ko' as const,
  mainLocale: 'ko' as const,
  path: '/search',
  pageKey: '/search',
  query: { keyword: '리프팅' },
});

test('every language links to the same page, and the page’s language is current', () => {
  const keyword = encodeURIComponent('리프팅');
  expect(languageLinks(page([ko, ja]))).toEqual([
    { href: `/search?keyword=${keyword}`, name: '한국어', code: 'ko', isCurrent: true },
    { href: `/ja/search?keyword=${keyword}`, name: '日本語', code: 'ja', isCurrent: false },
  ]);
});

test('a further page of a list links to that page, one of a search to its first page', () => {
  const hrefOf = (query: Record<string, string>) => {
    const [link] = languageLinks({ ...page([ja]), path: '/products', pageKey: '/products', query });
    return typeof link === 'object' ? link.href : undefined;
  };
  expect(hrefOf({ page: '2', sort: 'newest' })).toBe('/ja/products?page=2&sort=newest');
  expect(hrefOf({ keyword: 'a', page: '2', sort: 'newest' })).toBe('/ja/products?keyword=a&sort=newest');
  expect(hrefOf({ keyword: '', page: '2' })).toBe('/ja/products?keyword=&page=2');
  expect(hrefOf({})).toBe('/ja/products');
});

test('the switcher is hidden if the only choice is the current language', () => {
  expect(languageLinks(page([ko]))).toEqual([]);
  expect(languageLinks(page([ja]))).toHaveLength(1);
});

test('an empty list is distinguished from a hidden one', () => {
  expect(languageLinks(page([]))).toBe('empty');
});

test('a link to another site opens in its configured window', () => {
  const links = languageLinks(
    page([
      ja,
      { url: 'https://th.clinic.kr', title: { text: 'ไทย', lang: 'en' }, hrefTarget: '_blank' },
      { url: 'https://vn.clinic.kr', title: 'Tiếng Việt', hrefTarget: '_self' },
    ]),
  );
  expect(links).toMatchObject([
    { code: 'ja', name: '日本語' },
    { href: 'https://th.clinic.kr', name: { text: 'ไทย' }, target: '_blank', isCurrent: false },
    { href: 'https://vn.clinic.kr', name: 'Tiếng Việt' },
  ]);
  expect(links).not.toHaveProperty('[2].target');
  const [own] = languageLinks({
    ...page([{ url: '/info', title: 'ไทย', hrefTarget: '_self' }]),
    locale: 'ja',
  });
  expect(own).toMatchObject({ href: '/ja/info' });
});
