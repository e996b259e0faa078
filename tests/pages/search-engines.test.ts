import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { demoPartners } from '../e2e/demo-pages.ts';
import { type Answer, askForWhole, ask as askFrom, originOf } from './ask.ts';
import { parsePage } from './parse-page.ts';
import { sitemapOf } from './read-sitemap.ts';

// What search engines see of every partner, over HTTP, apart from the pages of the sitemap (every-page.ts).

/** An IP address of its own: with other tests it would open more pages in a minute than one visitor may. */
const ownAddress = { from: '127.0.0.19' };
const ask = (partner: string, path: string): Promise<Answer> => askFrom(partner, path, ownAddress);
const askForPage = (partner: string, path: string): Promise<Answer> => askForWhole(partner, path, ownAddress);
const linkOf = (document: Document, selector: string) =>
  document.querySelector(selector)?.getAttribute('href');

describe.each(demoPartners)('$code', (partner) => {
  const { code } = partner;
  const origin = originOf(code);

  test('robots.txt lets crawlers in and names the sitemap of its own host', async () => {
    const { status, text, headers } = await ask(code, '/robots.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(text).not.toMatch(/^Disallow: \/$/m);
    for (const other of demoPartners) if (other.code !== code) expect(text).not.toContain(other.code);
  });

  test('the site can be added to a home screen, with icons of the sizes that it names', async () => {
    const { text } = await ask(code, '/manifest.webmanifest');
    const manifest = JSON.parse(text) as { name: string; theme_color: string; icons: { src: string }[] };
    const home = parsePage((await askForPage(code, '/')).text);
    expect(linkOf(home, 'link[rel=manifest]')).toBe('/manifest.webmanifest');
    expect(home.querySelector('meta[name="theme-color"]')?.getAttribute('content')).toBe(
      manifest.theme_color,
    );
    expect(manifest.name.length).toBeGreaterThan(1);
    for (const { src } of manifest.icons)
      expect([src, (await ask(code, src)).headers['content-type']]).toEqual([src, 'image/png']);
  });

  test('feeds have the newest entries of each language, whose pages exist and are in the sitemap', async () => {
    const listed = await sitemapOf(code);
    for (const language of partner.languages) {
      const prefix = language === partner.languages[0] ? '' : `/${language}`;
      for (const name of ['notices', 'columns', 'events']) {
        const rss = await ask(code, `${prefix}/feeds/${name}.rss`);
        const atom = await ask(code, `${prefix}/feeds/${name}.atom`);
        expect([rss.status, rss.headers['content-type']]).toEqual([
          200,
          'application/rss+xml; charset=utf-8',
        ]);
        expect([atom.status, atom.headers['content-type']]).toEqual([
          200,
          'application/atom+xml; charset=utf-8',
        ]);
        const links = [...rss.text.matchAll(/<item>.*?<link>([^<]+)<\/link>/g)].map(([, href = '']) => href);
        expect(links.filter((href) => !listed.has(href))).toEqual([]);
        for (const href of links.slice(0, 3)) {
          const page = await askForPage(code, href.slice(origin.length));
          expect([href, page.status, page.headers['content-language']]).toEqual([href, 200, language]);
        }
      }
    }
    const notices = await ask(code, '/feeds/notices.rss');
    expect(notices.text).toContain('<item>');
    // Next to the crawls of every site.
  }, 300_000);

  test('llms.txt describes the site and links its pages', async () => {
    const { status, text } = await ask(code, '/llms.txt');
    expect(status).toBe(200);
    expect(text).toMatch(/^# .+\n\n> .+\n/);
    expect(text).toContain(`](${origin}/products)`);
  });
});

test.each([
  '/sitemaps/products-99.xml',
  '/sitemaps/products-0.xml',
  '/sitemaps/secrets-1.xml',
  '/sitemaps/pages.xml/x',
  '/feeds/customers.rss',
  '/feeds/notices.xml',
  '/ko/feeds/notices.rss',
  '/xx/feeds/notices.rss',
  '/feeds/constructor.rss',
])('%s is no file of a site', async (path) => {
  expect((await ask('bomnal', path)).status).toBe(404);
});

test('a host of no partner has no file, nor an invented spelling of one', async () => {
  for (const path of ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest'])
    for (const host of ['stranger.example', 'bomnal.example:81', 'bomnal.example.'])
      expect([host, path, (await ask(host, path)).status]).toEqual([host, path, 421]);
});

test.each([
  ['/Products/?sort=newest', '/products?sort=newest'],
  ['/KO/%70roducts/', '/products'],
  ['/EN/index.html', '/en'],
  ['/products?categoryId=1&utm_source=a', '/products/category/1?utm_source=a'],
])('%s moves to %s once', async (path, location) => {
  const moved = await ask('bomnal', path);
  expect([moved.status, moved.headers.location]).toEqual([308, location]);
  expect((await ask('bomnal', location)).status).toBe(200);
});

test('at its public address a site names itself by it, whatever the host of the process', async () => {
  const page = parsePage((await ask('bomnal.example', '/products')).text);
  expect(linkOf(page, 'link[rel=canonical]')).toBe('https://bomnal.example/products');
  const robots = await ask('bomnal.example', '/robots.txt');
  expect(robots.text).toContain('Sitemap: https://bomnal.example/sitemap.xml');
});

test('a picture is drawn for any page that may be listed, in all languages, and for nothing else', async () => {
  for (const path of ['/', '/products', '/ja/products', '/zh/cscenter/notice/1']) {
    const { status, headers, bytes } = await ask('bomnal', `/_share?path=${encodeURIComponent(path)}&v=1`);
    expect([path, status, headers['content-type']]).toEqual([path, 200, 'image/jpeg']);
    expect(bytes).toBeGreaterThan(5_000);
  }
  for (const path of ['/nowhere', '/search', '/products/9999', '//evil.example', '/robots.txt'])
    expect([path, (await ask('bomnal', `/_share?path=${encodeURIComponent(path)}`)).status]).toEqual([
      path,
      404,
    ]);
  for (const query of ['', '?path=', '?path=products', '?path=/a&path=/b', `?path=/${'a'.repeat(600)}`])
    expect([query, (await ask('bomnal', `/_share${query}`)).status]).toEqual([query, 400]);
});

test('every partner has a file that tests its pages', () => {
  const files = readdirSync('tests/pages');
  for (const { code } of demoPartners) expect(files).toContain(`${code}-pages.test.ts`);
});
