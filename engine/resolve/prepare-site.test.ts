import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Registry } from '#registry/contract.ts';
import { type SiteDocument, siteDocument } from '#schemas/layout/site-document.ts';
import { prepareSite } from './prepare-site.ts';

const block = {
  type: 'Note',
  schema: z.strictObject({ text: z.string().meta({ format: 'html' }) }),
  meta: { version: 1, sources: ['notices'], slots: { side: {} }, hydrate: 'never' },
  migrations: {},
};
const note = (id: string, text: string, more: object = {}) => ({
  id,
  type: 'Note',
  v: 1,
  data: { text },
  ...more,
});
const template = {
  slots: { header: note('head', 'template header'), footer: note('foot', 'template footer') },
  pages: {
    '/': { sections: [note('a', 'template home')] },
    '/not-found': { sections: [note('n', 'nothing')] },
    '/products': {
      sections: [
        note('list', 'list', {
          source: {
            name: 'notices',
            params: {
              page: { $bind: 'query.page' },
              keyword: { $bind: 'query.keyword' },
              from: { $bind: 'clock.today' },
            },
          },
          slots: { side: [note('in', 'inside', { source: { name: 'notices' } })] },
        }),
      ],
    },
  },
};
const boundTemplate = {
  slots: {
    footer: note('foot', '', { source: { name: 'notices', params: { x: { $bind: 'query.place' } } } }),
  },
  pages: { '/': { sections: [] } },
};
const registry = {
  blocks: new Map([['Note', block]]),
  sources: new Map(),
  templates: new Map([
    ['plain', { template, tokens: { color: { ink: '#111' } }, css: '.x{}' }],
    ['bound', { template: boundTemplate, tokens: {}, sheet: undefined }],
  ]),
} as unknown as Registry;
const deps = { registry, sanitize: (html: string) => html.replaceAll('<script>', '') };
const prepare = (document: object = {}) =>
  prepareSite(
    { formatVersion: 1, template: 'plain', menu: [], ...document } as unknown as SiteDocument,
    deps,
  );
const texts = (site: ReturnType<typeof prepare>, key: string) =>
  site.page(key)?.sections.map((node) => (node.kind === 'block' ? node.data.text : node.reason));

test('a slot or page of the document replaces the template’s whole one, and the rest is left unchanged', () => {
  const site = prepare({
    slots: { header: note('mine', 'own header'), footer: null },
    pages: { '/': { sections: [note('b', '<script>own home')] } },
    theme: { 'color.ink': '#222' },
  });
  expect(texts(site, '/')).toEqual(['own home']);
  expect(texts(site, '/products')).toEqual(['list']);
  expect(site.slots.header).toMatchObject({ key: 's-mine', data: { text: 'own header' } });
  expect(site.slots.footer).toBeNull();
  expect(site.properties().get('--color-ink')).toBe('#222');
});

test('blocks of a type are found on pages of template and document, in slots and in other blocks', () => {
  const own = { slots: { footer: null }, pages: { '/': { sections: [note('b', 'own home')] } } };
  const found = (document: object) =>
    prepare(document)
      .dataOf('Note')
      .map((data) => (data as { text: string }).text);
  expect(found(own).toSorted()).toEqual(['inside', 'list', 'nothing', 'own home', 'template header']);
  expect(prepare().dataOf('Other')).toEqual([]);
});

test('hidden nodes and what is inside them are left out; the others have their places in the document', () => {
  const site = prepare({
    slots: { header: note('mine', 'own header', { hidden: true }) },
    pages: {
      '/': {
        slots: { footer: note('foot', 'own footer', { hidden: true }) },
        sections: [
          note('gone', 'hidden', { hidden: true, slots: { side: [note('in', 'inside')] } }),
          note('b', 'own home', {
            slots: { side: [note('c', 'hidden', { hidden: true }), note('d', 'beside')] },
          }),
        ],
      },
    },
  });
  expect(site.slots.header).toBeNull();
  expect(site.page('/')?.slots).toEqual({ footer: null });
  expect(site.page('/')?.sections).toMatchObject([
    { key: 'p-b', path: 'pages["/"].sections[1]', slots: { side: [{ data: { text: 'beside' } }] } },
  ]);
  const texts = site.dataOf('Note').map((data) => (data as { text: string }).text);
  expect(texts.filter((text) => ['hidden', 'inside', 'own header'].includes(text))).toEqual(['inside']);
});

test('a page is prepared once and knows what it reads from the query and the clock', () => {
  const site = prepare();
  expect(site.page('/products')).toBe(site.page('/products'));
  expect(site.page('/products')).toMatchObject({ queryNames: ['keyword', 'page'], usesClock: true });
  expect(site.page('/')).toMatchObject({ queryNames: [], usesClock: false });
});

test('a page knows what its own or the site’s slots read from the query and the clock', () => {
  const bound = (name: string) => ({ source: { name: 'notices', params: { x: { $bind: name } } } });
  const emptied = { sections: [], slots: { footer: null } };
  const replaced = { sections: [], slots: { footer: note('mine', '', bound('query.tab')) } };
  const site = prepare({
    slots: {
      header: note('top', '', { slots: { side: [note('in', '', bound('clock.today'))] } }),
      footer: note('end', '', bound('query.keyword')),
    },
    pages: { '/emptied': emptied, '/replaced': replaced },
  });
  expect(site.page('/')).toMatchObject({ queryNames: ['keyword'], usesClock: true });
  expect(site.page('/products')).toMatchObject({ queryNames: ['keyword', 'page'], usesClock: true });
  expect(site.page('/emptied')).toMatchObject({ queryNames: [], usesClock: true });
  expect(site.page('/replaced')).toMatchObject({ queryNames: ['tab'], usesClock: true });
  const ofTemplate = prepare({ template: 'bound' });
  expect(ofTemplate.page('/')).toMatchObject({ queryNames: ['place'], usesClock: false });
  expect(prepare({ template: 'bound', slots: { footer: null } }).page('/')?.queryNames).toEqual([]);
});

test('only pages that exist match, and the not-found page has no address', () => {
  const site = prepare();
  expect(site.match('/products')?.pageKey).toBe('/products');
  expect(site.match('/introduce')).toBeUndefined();
  expect(site.match('/not-found')).toBeUndefined();
  expect(site.page('/introduce')).toBeUndefined();
});

test('a line break in a page key does not change the routes of another site', () => {
  const empty = { sections: [] };
  const broken = prepare({ pages: { '/first-visit\n/parking': empty } });
  const site = prepare({ pages: { '/first-visit': empty, '/parking': empty } });
  expect([site, broken].map(({ match }) => match('/parking')?.pageKey)).toEqual(['/parking', undefined]);
});

test('a node that cannot be prepared degrades alone', () => {
  const broken = [
    { ...note('x', ''), type: 'Nte' },
    note('y', 'fine'),
    { ...note('z', ''), data: { txt: 1 } },
  ];
  const [unknown, fine, wrong] = texts(prepare({ pages: { '/': { sections: broken } } }), '/') ?? [];
  expect(unknown).toContain('Unknown block "Nte" at pages["/"].sections[0]. Did you mean "Note"?');
  expect(fine).toBe('fine');
  expect(wrong).toContain('sections[2]');
});

test('an unknown template is refused with a list of the known ones', () => {
  expect(() => prepare({ template: 'plan' })).toThrow('Unknown template "plan". Known: plain, bound.');
});

test('a document without a template is shown in that of the homepage config', () => {
  const document = siteDocument.parse({ formatVersion: 1, menu: [] });
  const shown = (templateCode: string) => prepareSite(document, { ...deps, templateCode });
  expect(shown('bound').document.template).toBe('bound');
  expect(shown('bound').page('/')?.queryNames).toEqual(['place']);
  expect(
    prepareSite({ ...document, template: 'plain' }, { ...deps, templateCode: 'bound' }).document,
  ).toEqual({
    ...document,
    template: 'plain',
  });
  expect(() => shown('plan')).toThrow(
    'Unknown template "plan" (templateCode of the homepage config). Known: plain, bound.',
  );
});
