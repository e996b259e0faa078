import { expect, test } from 'vitest';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

test('each translation is an address of its own that names all of them', () => {
  const made = sitemapXml([
    {
      addresses: new Map([
        ['ko', 'https://a.example/products?page=2&x'],
        ['en', 'https://a.example/en'],
      ]),
      fallback: 'ko',
      modifiedAt: '2026-01-01T00:00:00Z',
      images: ['https://a.example/_image?url=a&w=1'],
    },
  ]);
  expect(made.match(/<url>/g)).toHaveLength(2);
  expect(made.match(/hreflang="x-default" href="https:\/\/a.example\/products\?page=2&amp;x"/g)).toHaveLength(
    2,
  );
  expect(made).toContain('<lastmod>2026-01-01T00:00:00Z</lastmod>');
  expect(made).toContain(
    '<image:image><image:loc>https://a.example/_image?url=a&amp;w=1</image:loc></image:image>',
  );
});

test('a page in one language names no other, and nothing unknown', () => {
  const made = sitemapXml([{ addresses: new Map([['ko', 'https://a.example/']]), fallback: 'ko' }]);
  expect(made).toContain('<url><loc>https://a.example/</loc></url>');
});

test('the index names its parts, without dates after which crawlers would not read newer entries', () => {
  const made = sitemapIndexXml(['https://a.example/sitemaps/pages.xml']);
  expect(made).toContain('<sitemap><loc>https://a.example/sitemaps/pages.xml</loc></sitemap>');
});
