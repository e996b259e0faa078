import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Registry } from '#registry/contract.ts';
import { bindable } from '#schemas/layout/binding.ts';
import { boundText } from '#schemas/layout/parts.ts';
import type { SiteDocument } from '#schemas/layout/site-document.ts';
import { htmlText, localizedHtml } from '#schemas/primitives.ts';
import { prepareSite } from './prepare-site.ts';
import { resolveNodeData } from './resolve-node-data.ts';

const html = bindable(z.union([htmlText, localizedHtml]));
const block = {
  type: 'Note',
  schema: z.strictObject({
    title: boundText.optional(),
    html: html.optional(),
    rows: bindable(z.array(z.strictObject({ name: boundText, html }))).optional(),
  }),
  meta: { version: 1, sources: [], slots: {}, hydrate: 'never' },
  migrations: {},
};
const article = z.object({
  row: z.object({ title: z.string(), content: z.string() }),
  answer: z.object({ content: htmlText }),
  rows: z.array(z.object({ name: z.string(), html: htmlText })),
  texts: z.array(z.object({ name: z.string(), html: z.string() })),
});
const registry = {
  blocks: new Map([['Note', block]]),
  sources: new Map([['article', { response: article, params: z.object({}) }]]),
  templates: new Map([['plain', { template: { slots: {}, pages: {} }, tokens: {}, sheet: undefined }]]),
} as unknown as Registry;

const refresh = '<meta http-equiv="refresh" content="0;url=https://evil.example">';
const escaped = '&lt;meta http-equiv=&quot;refresh&quot; content=&quot;0;url=https://evil.example&quot;&gt;';
const scope = {
  locale: 'en' as const,
  mainLocale: 'ko' as const,
  roots: {
    partner: { partnerName: 'A & B', partnerParkingInfo: '<p>B2</p>', displayName: { ko: '<봄날>' } },
    params: { id: refresh },
    query: { keyword: refresh },
    page: {
      article: {
        row: { title: refresh, content: refresh },
        answer: { content: '<p>Yes</p>' },
        rows: [{ name: 'A & B', html: '<b>C</b>' }],
        texts: [{ name: 'A & B', html: '<b>C</b>' }],
      },
    },
  },
};
const bind = (name: string) => ({ $bind: name });

function show(data: object, place: 'sections' | 'slot' | 'site' = 'sections'): unknown {
  const node = { id: 'a', type: 'Note', v: 1, data };
  const site = prepareSite(
    {
      formatVersion: 1,
      template: 'plain',
      menu: [],
      slots: place === 'site' ? { footer: node } : {},
      pages: {
        '/a': {
          sources: { article: { name: 'article' } },
          sections: place === 'sections' ? [node] : [],
          slots: place === 'slot' ? { footer: node } : {},
        },
      },
    } as unknown as SiteDocument,
    { registry, sanitize: (text) => `sanitized ${text}` },
  );
  const page = site.page('/a');
  const [prepared] = [page?.sections[0], page?.slots.footer, site.slots.footer].filter(Boolean);
  if (prepared?.kind !== 'block') throw new Error(prepared?.reason);
  return resolveNodeData(prepared, scope);
}

test.each(['page.article.row.content', 'page.article.row.title', 'query.keyword', 'params.id'])(
  'a text that is bound where markup stands is shown as text: %s',
  (name) => {
    expect(show({ html: bind(name) })).toEqual({ html: escaped });
    expect(show({ html: bind(name) }, 'slot')).toEqual({ html: escaped });
    expect(show({ html: { ko: '나', en: 'us' }, title: bind(name) })).toEqual({
      html: 'sanitized us',
      title: refresh,
    });
  },
);

test('facts of the clinic are text or markup by their schema, in the language that they have', () => {
  expect(show({ html: bind('partner.partnerName') })).toEqual({ html: 'A &amp; B' });
  expect(show({ html: bind('partner.partnerParkingInfo') })).toEqual({ html: '<p>B2</p>' });
  expect(show({ html: bind('partner.displayName') })).toEqual({
    html: { text: '&lt;봄날&gt;', lang: 'ko' },
  });
  expect(show({ html: bind('partner.partnerIntro') })).toEqual({ html: undefined });
});

test('markup of a source was sanitized when it was read; outside its page nothing is known of it', () => {
  expect(show({ html: bind('page.article.answer.content') })).toEqual({ html: '<p>Yes</p>' });
  expect(show({ html: bind('page.article.answer.content') }, 'slot')).toEqual({ html: '<p>Yes</p>' });
  expect(show({ html: bind('page.article.answer.content') }, 'site')).toEqual({
    html: '&lt;p&gt;Yes&lt;/p&gt;',
  });
});

test('markup in lists is treated the same, whether the list or its parts are bound', () => {
  expect(show({ rows: bind('page.article.rows') })).toEqual({ rows: [{ name: 'A & B', html: '<b>C</b>' }] });
  expect(show({ rows: bind('page.article.texts') })).toEqual({
    rows: [{ name: 'A & B', html: '&lt;b&gt;C&lt;/b&gt;' }],
  });
  const row = { name: bind('query.keyword'), html: bind('query.keyword') };
  expect(show({ rows: [row] })).toEqual({ rows: [{ name: refresh, html: escaped }] });
});
