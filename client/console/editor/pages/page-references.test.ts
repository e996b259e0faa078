import { expect, test } from 'vitest';
import { formatPath } from '#engine/resolve/diagnostic.ts';
import type { Json } from '#schemas/json.ts';
import { referencesTo, removableEntries, type Site, withAddress } from './page-references.ts';

const site: Site = {
  keys: ['/', '/spring', '/spring/{id}', '/summer'],
  languages: ['ko', 'en'],
  origin: 'http://clinic.example',
};
const document: Json = {
  $schema: '/spring',
  menu: [
    { url: '/spring', title: 'Spring', subList: [] },
    { url: '/spring', title: 'With more', subList: [{ url: '/spring?tab=2', title: 'Tab' }] },
    { url: '/summer', title: 'Summer' },
  ],
  slots: { header: { id: 'header', type: 'HeaderBar', v: 1, data: { overlayOn: ['/', '/spring'] } } },
  pages: {
    '/': {
      sections: [
        {
          id: 'a',
          type: 'LinkCards',
          v: 1,
          data: { items: [{ url: '/en/spring/#news', title: '/spring now' }] },
        },
        { id: 'b', type: 'RichText', v: 1, data: { html: `<a class="x" href='/spring'>1</a> /spring` } },
        {
          id: 'c',
          type: 'LinkCards',
          v: 1,
          data: { items: [{ url: 'http://clinic.example/spring' }, { url: '/spring/1' }] },
        },
      ],
    },
    '/spring': { sections: [{ id: 'd', type: 'LinkCards', v: 1, data: { url: '/spring#d' } }] },
  },
};

test('menu entries, links, links in texts and settings lead to a page; texts and other pages do not', () => {
  const found = referencesTo(document, '/spring', site);
  expect(found.map(({ path }) => formatPath(path))).toEqual([
    'menu[0].url',
    'menu[1].url',
    'menu[1].subList[0].url',
    'slots.header.data.overlayOn[1]',
    'pages["/"].sections[0].data.items[0].url',
    'pages["/"].sections[1].data.html',
    'pages["/"].sections[2].data.items[0].url',
    'pages["/spring"].sections[0].data.url',
  ]);
  expect(found.filter(({ isMenu }) => isMenu)).toHaveLength(3);
  expect(referencesTo(document, '/spring/{id}', site).map(({ path }) => formatPath(path))).toEqual([
    'pages["/"].sections[2].data.items[1].url',
  ]);
});

test('entries of the menu that have others below them are not removed', () => {
  const entries = removableEntries(document, referencesTo(document, '/spring', site));
  expect(entries.map((path) => formatPath(path))).toEqual(['menu[0]', 'menu[1].subList[0]']);
});

test('only the path of the page changes in an address', () => {
  const moved = (text: string) => withAddress(text, '/spring', '/may', site);
  expect(moved('/en/spring?tab=2#news')).toBe('/en/may?tab=2#news');
  expect(moved('http://clinic.example/spring')).toBe('http://clinic.example/may');
  expect(moved('/spring/1')).toBe('/spring/1');
  expect(moved('https://other.example/spring')).toBe('https://other.example/spring');
  expect(moved(`<p>/spring <a href="/spring">a</a><A rel=x HREF='/spring#b'>b</A></p>`)).toBe(
    `<p>/spring <a href="/may">a</a><A rel=x HREF='/may#b'>b</A></p>`,
  );
});
