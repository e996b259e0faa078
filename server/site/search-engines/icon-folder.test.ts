import { expect, test } from 'vitest';
import page from '#registry/sources/page.ts';
import type { SearchReader, SearchSite } from './deps.ts';
import { iconFolder } from './icon-folder.ts';
import { webManifest } from './plain-files.ts';

const entry = { code: 'raon', partnerId: 7, origin: 'https://raon.example' };
const site = {
  tenant: { entry, site: { properties: () => new Map() } },
  main: 'ko',
  name: 'Raon',
} as unknown as SearchSite;

/** The icons on the home screen of a partner whose stored home page is this. */
async function iconsOf(home: Promise<unknown>): Promise<string[]> {
  const pages = {
    app: async () => ({ registry: { sources: new Map([['page', { ...page, name: 'page' }]]) } }),
    reader: { peek: () => undefined, read: () => home },
  } as unknown as SearchReader['pages'];
  const manifest = JSON.parse(webManifest(site, await iconFolder({ pages }, site)));
  return manifest.icons.map(({ src }: { src: string }) => src);
}

test('the home screen has the icons of a partner that supplies them, else those that the site makes', async () => {
  const made = ['/_icons/icon-192.png', '/_icons/icon-512.png'];
  expect(await iconsOf(Promise.resolve({ row: { isCdnFavicon: true } }))).toEqual([
    '/homepage-meta/7/icon-192.png',
    '/homepage-meta/7/icon-512.png',
  ]);
  expect(await iconsOf(Promise.resolve({ row: { isCdnFavicon: false } }))).toEqual(made);
  expect(await iconsOf(Promise.reject(new Error('away')))).toEqual(made);
});
