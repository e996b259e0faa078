import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoPartners, inLanguage } from '../e2e/demo-pages.ts';
import { askForWhole, originOf } from './ask.ts';
import { parsePage } from './parse-page.ts';

const open = async (code: string, path: string) => parsePage((await askForWhole(code, path)).text);

test.each([
  ['bomnal', '/homepage-meta/1/'],
  ['haru', '/_icons/'],
])('the head of %s references existing icons and a share image', async (code, place) => {
  const document = await open(code, '/introduce');
  const value = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? '';
  const icon = value('head link[rel=icon]', 'href');
  expect(icon).toMatch(new RegExp(`^${place}favicon\\.png\\?v=\\d+$`));
  const shared = value('meta[property="og:image"]', 'content');
  expect(shared.startsWith(`${originOf(code)}/`)).toBe(true);
  const apple = value('link[rel="apple-touch-icon"]', 'href');
  for (const address of [icon, apple, shared.slice(originOf(code).length), '/favicon.ico']) {
    const { status, headers } = await askForWhole(code, address);
    expect([address, status, headers['content-type']?.split('/')[0]]).toEqual([address, 200, 'image']);
  }
  for (const name of ['description', 'keywords'])
    expect(value(`meta[name=${name}]`, 'content').trim()).not.toBe('');
});

test('a partner without a chat has no trace of it', async () => {
  const document = await open('shirakawa', '/');
  expect(document.querySelectorAll('[data-chat]')).toHaveLength(0);
  expect(document.body.getAttribute('data-chat-key')).toBeNull();
});

test.each(demoPartners)('$code shows popups only on the pages of their locations', async (partner) => {
  const file = `fixtures/partners/${partner.code}/content/popups.json`;
  const { rows } = JSON.parse(readFileSync(file, 'utf8')) as { rows: { id: number; locations: string[] }[] };
  let shown = 0;
  for (const path of ['/', '/products', '/exhibitions', '/introduce', '/cscenter/faq'])
    for (const language of partner.languages) {
      const { text } = await askForWhole(partner.code, inLanguage(partner, language, path));
      const ids = [...text.matchAll(/ data-popup="(\d+)"/g)].map(([, id]) => Number(id));
      shown += ids.length;
      for (const id of ids)
        expect(rows.find((row) => row.id === id)?.locations, `popup ${id} on ${path}`).toContain(path);
    }
  expect(shown).toBeGreaterThan(0);
});

test('markup in a keyword is text on its search page', async () => {
  const keyword = '"><img src=x onerror=alert(1)>';
  const document = await open('bomnal', `/search?keyword=${encodeURIComponent(keyword)}`);
  expect(document.querySelector('img[src="x"], [onerror]')).toBeNull();
  expect(document.querySelector('main input[name=keyword]')?.getAttribute('value')).toBe(keyword);
});

test.each(['//evil.example/..', '//evil.example/', '/%5Cevil.example/', '///evil.example//'])(
  'the address %s redirects to no other host',
  async (path) => {
    const { status, headers } = await askForWhole('bomnal', path);
    expect(status).toBeLessThan(500);
    const to = (headers.location ?? '/').replaceAll('\\', '/');
    expect(new URL(to, originOf('bomnal')).origin).toBe(originOf('bomnal'));
  },
);

test.each(['', '/en'])(
  'the current item of the navigation follows the path, without its language (%s)',
  async (prefix) => {
    for (const path of ['/products', '/exhibitions', '/introduce/staff']) {
      const document = await open('bomnal', `${prefix}${path}`);
      const current = [...document.querySelectorAll('header nav [aria-current="page"]')];
      const hrefs = current.map((link) => link.getAttribute('href') ?? '');
      expect(hrefs, path).toContainEqual(expect.stringMatching(new RegExp(`^${prefix}${path}(?:[?/]|$)`)));
    }
  },
);

test('only the submenu of the current item is in the header', async () => {
  const names = async (path: string) =>
    [...(await open('bomnal', path)).querySelectorAll('header .HeaderBar-sub a')].map(
      (link) => link.textContent?.trim() ?? '',
    );
  expect(await names('/introduce')).toContain('의료진');
  expect(await names('/exhibitions')).not.toContain('의료진');
});
