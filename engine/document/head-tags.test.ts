import { expect, test } from 'vitest';
import type { PageContext } from '#engine/context/page-context.ts';
import type { Head } from '#engine/page/make-head.ts';
import { headTags, siteTags } from './head-tags.ts';

const head: Head = {
  title: '</title><script>alert(1)</script>',
  ownTitle: '',
  description: '"><img src=x onerror=alert(1)>',
  keywords: [],
  image: undefined,
  imageSize: undefined,
  imageAlt: undefined,
  article: undefined,
  themeColor: undefined,
  siteName: 'Raon',
  canonical: 'https://raon.example/',
  alternates: [],
  favicons: { icon: '/icon', apple: '/apple' },
  noindex: false,
};
const page = (naverDomainCheckHtml: string | null = null) =>
  ({
    locale: 'ko',
    mainLocale: 'ko',
    pageKey: '/',
    marketing: { naverDomainCheckHtml },
  }) as unknown as PageContext;
const tags = (pasted: string | null) => headTags(head, page(pasted)) + siteTags(head, page(pasted));

test('partner texts are escaped in the head', () => {
  expect(tags(null)).not.toMatch(/<script|<img|"><img/);
});

test('only a valid code remains of what was pasted for Naver', () => {
  const pasted = `<meta name="naver-site-verification" content="abc123" /><script>alert(1)</script>`;
  expect(tags(pasted)).toContain('<meta name="naver-site-verification" content="abc123">');
  expect(tags(pasted)).not.toContain('<script');
  for (const bad of [
    '<script>alert(1)</script>',
    `name="naver-site-verification" content='a" onload="x'`,
    '',
  ])
    expect(tags(bad)).not.toContain('naver-site-verification');
});

test('a shared article has its type, dates, languages, and a picture with size and text', () => {
  const shared = headTags(
    {
      ...head,
      image: 'https://raon.example/a.jpg',
      imageSize: { width: 1200, height: 630 },
      imageAlt: 'A "room"',
      article: { publishedAt: '2026-01-02T00:00:00Z', modifiedAt: '2026-01-03T00:00:00Z' },
      alternates: [
        { hreflang: 'ko', href: 'https://raon.example/' },
        { hreflang: 'ja', href: 'https://raon.example/ja' },
        { hreflang: 'x-default', href: 'https://raon.example/' },
      ],
    },
    page(),
  );
  for (const [name, content] of [
    ['og:type', 'article'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', 'A &quot;room&quot;'],
    ['og:locale', 'ko_KR'],
    ['og:locale:alternate', 'ja_JP'],
    ['article:published_time', '2026-01-02T00:00:00Z'],
    ['article:modified_time', '2026-01-03T00:00:00Z'],
  ])
    expect(shared).toContain(`<meta property="${name}" content="${content}">`);
  expect(shared.match(/og:locale:alternate/g)).toHaveLength(1);
  expect(shared).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(tags(null)).toContain('<meta property="og:type" content="website">');
});

test('the bars of the browser have the color of the page, and a site can be installed', () => {
  expect(siteTags({ ...head, themeColor: '#fffdfc' }, page())).toBe(
    '<meta name="theme-color" content="#fffdfc"><link rel="manifest" href="/manifest.webmanifest">',
  );
});

test('pages of notices, columns and events name their feed in their language, others none', () => {
  const shown = (pageKey: string, locale = 'ko') =>
    /href="([^"]+)" type="application\/rss\+xml"/.exec(
      headTags(head, { ...page(), pageKey, locale: locale as PageContext['locale'] }),
    )?.[1];
  expect(shown('/cscenter/notice/{noticeId}')).toBe('/feeds/notices.rss');
  expect(shown('/exhibitions', 'en')).toBe('/en/feeds/events.rss');
  expect(shown('/boards/{boardTypeId}', 'ja')).toBe('/ja/feeds/columns.rss');
  expect(shown('/cscenter/boards/{boardTypeId}')).toBeUndefined();
});
