import { expect, test } from 'vitest';
import { languageCodes } from '#schemas/language-codes.ts';
import { localizedHref, splitLocale } from './href.ts';

test('the main language has no segment and others have one', () => {
  expect(localizedHref('/products', 'ko', 'ko')).toBe('/products');
  expect(localizedHref('/products', 'en', 'ko')).toBe('/en/products');
  expect(localizedHref('/', 'en', 'ko')).toBe('/en');
  expect(localizedHref('/?utm_source=x', 'en', 'ko')).toBe('/en?utm_source=x');
});

test('external addresses, anchors and files are left unchanged', () => {
  for (const url of ['https://a.kr/x', '#top', 'tel:+821', '//evil.kr', '/files/a/b.webp', '/_image?url=x'])
    expect(localizedHref(url, 'en', 'ko')).toBe(url);
});

test('a short address gets no language segment', () => {
  expect(localizedHref('/s/go-p-10', 'en', 'ko')).toBe('/s/go-p-10');
  expect(localizedHref('/search', 'en', 'ko')).toBe('/en/search');
});

test('files and folders that the server answers itself have no language segment', () => {
  for (const url of ['/sitemap.xml', '/llms.txt?x=1', '/fonts/a.woff2#x', '/_share?path=%2F', '/api', '/s?x'])
    expect(localizedHref(url, 'en', 'ko')).toBe(url);
});

test('a page whose address only looks like one of those has a language segment', () => {
  for (const url of ['/feeds', '/story', '/apiary', '/search?keyword=a.b', '/faq#a.b', '/events/2.0'])
    expect(localizedHref(url, 'en', 'ko')).toBe(`/en${url}`);
});

test('a path that names a language stays in it', () => {
  for (const code of languageCodes)
    for (const url of [`/${code}`, `/${code}/products`, `/${code}?utm_source=x`, `/${code}#top`])
      expect(localizedHref(url, 'zh', 'ko')).toBe(url);
  expect(localizedHref('/english', 'zh', 'ko')).toBe('/zh/english');
});

test('splits off a language segment only if it is a whole segment with a known language', () => {
  expect(splitLocale('/en/products')).toEqual({ segment: 'en', path: '/products' });
  expect(splitLocale('/en')).toEqual({ segment: 'en', path: '/' });
  expect(splitLocale('/en?utm_source=x')).toEqual({ segment: 'en', path: '/?utm_source=x' });
  expect(splitLocale('/english')).toEqual({ segment: undefined, path: '/english' });
  expect(splitLocale('/fr/products')).toEqual({ segment: undefined, path: '/fr/products' });
});
