import { expect, test } from 'vitest';
import type { CatalogBlock } from '#schemas/operator/catalog.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { hasAllFacts, itemsOf, searchItems, templateSample } from './gallery-items.ts';

const block = (type: string, more: Partial<CatalogBlock> = {}): CatalogBlock => ({
  type,
  label: type,
  description: '',
  category: 'content',
  words: type.toLowerCase(),
  version: 2,
  places: ['section'],
  slots: [],
  sources: [],
  isSourceRequired: false,
  presets: [],
  ...more,
});
const schema: JsonSchema = {
  $defs: {
    List: {
      properties: {
        data: {
          properties: {
            variant: { enum: ['table', 'cards'], enumDescriptions: ['Table', 'Cards'], default: 'table' },
          },
        },
      },
    },
  },
};
const none = () => undefined;

test('a block is offered in each of its variants, as it is by itself first', () => {
  const items = itemsOf(schema, block('List'), none);
  expect(items.map(({ id, detail, node }) => [id, detail, node.data.variant])).toEqual([
    ['List', 'Table', undefined],
    ['List cards', 'Cards', 'cards'],
  ]);
});

test('presets come in place of variants', () => {
  const presets = [{ label: 'Wide', data: { variant: 'cards' } }];
  const [only, ...others] = itemsOf(schema, block('List', { presets }), none);
  expect([only?.detail, only?.node.data, others]).toEqual(['Wide', { variant: 'cards' }, []]);
});

test('a sample brings its data and source, in the version that it was written in', () => {
  const sample = { id: 'news', type: 'List', v: 1, data: { variant: 'cards' }, source: { name: 'notices' } };
  const [first, second] = itemsOf(schema, block('List'), () => sample);
  expect(first?.node).toMatchObject(sample);
  expect([first?.detail, second?.node.data]).toEqual(['Cards', { variant: 'table' }]);
});

test('the sample is that of the own template, without the conditions of its page', () => {
  const node = (title: string) => ({
    id: 'a',
    type: 'Text',
    v: 1,
    data: { title },
    when: { locales: ['ko'] },
  });
  const template = (title: string) => ({
    pages: { '/': { sections: [{ slots: { main: [node(title)] } }] } },
  });
  const templates = { other: template('other') } as never;
  expect(templateSample(templates, template('own'), 'Text')).toEqual({
    id: 'a',
    type: 'Text',
    v: 1,
    data: { title: 'own' },
  });
  expect(templateSample(templates, {}, 'Text')?.data).toEqual({ title: 'other' });
  expect(templateSample(templates, undefined, 'Missing')).toBeUndefined();
});

test('a sample that needs facts of another page is passed over', () => {
  const node = (id: string, source: object) => ({ id, type: 'Text', v: 1, data: { title: id }, source });
  const ofProduct = node('a', { params: { id: { $bind: 'params.productId' } } });
  const ofPartner = node('b', { params: { id: { $bind: 'partner.id' } } });
  const template = { pages: { '/': { sections: [ofProduct, ofPartner] } } };
  const hasFact = (fact: string) => fact.startsWith('partner.');
  expect([ofProduct, ofPartner].map((one) => hasAllFacts(one, hasFact))).toEqual([false, true]);
  expect(templateSample({}, template, 'Text', hasFact)?.data).toEqual({ title: 'b' });
  expect(templateSample({}, { pages: {} }, 'Text', hasFact)).toBeUndefined();
});

test('all words of a search must be there, in any language and width', () => {
  const items = itemsOf(schema, block('List', { words: 'notice list 공지사항 お知らせ一覧 公告列表' }), none);
  const found = (query: string) => searchItems(items, query).length;
  expect(['', '공지', 'お知らせ', '公告', 'ＮＯＴＩＣＥ', 'list notice'].map(found)).toEqual([
    2, 2, 2, 2, 2, 2,
  ]);
  expect(['cards', 'notice cards', 'notice xyz'].map(found)).toEqual([1, 1, 0]);
});
