import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Registry } from '#registry/contract.ts';
import { labeled } from '#schemas/labeled.ts';
import { siteJsonSchema } from './site-json-schema.ts';

const title = { en: ['Text', 'Shown large.'], ko: ['글', '크게 보입니다.'] } as const;
const block = (type: string, schema: z.ZodObject, meta: object) => [
  type,
  {
    type,
    schema,
    meta: {
      label: { en: type, ko: '블록', ja: type, zh: type },
      description: { en: 'A block.', ko: '블록입니다.' },
      version: 1,
      sources: [],
      slots: {},
      ...meta,
    },
  },
];
const template = (tokens: object, pages: object = {}) => ({ template: { slots: {}, pages }, tokens });
const page = {
  sources: { note: { name: 'notices' } },
  sections: [{ id: 'note', type: 'Note', v: 2, data: {}, source: { name: 'notices', params: { limit: 3 } } }],
};

const registry = {
  blocks: new Map([
    block('Rule', z.strictObject({}), {}),
    block('Note', z.strictObject({ text: labeled(z.string(), title), more: z.string().optional() }), {
      version: 2,
      sources: ['notices'],
      sourceRequired: true,
      slots: { side: { label: { en: 'At the side', ko: '옆' }, max: 2 } },
      presets: [{ label: { en: 'Dollars', ko: '달러' }, data: { text: '$5' } }],
    }),
  ] as never),
  sources: new Map([
    [
      'notices',
      {
        name: 'notices',
        params: labeled(z.object({ limit: z.coerce.number().int().default(20), id: z.string() }), title),
        response: z.object({ rows: z.array(z.object({ title: z.string() })), count: z.int() }),
      },
    ],
  ] as never),
  templates: new Map([
    ['rich', template({ color: { line: '#111' }, radius: '4px' })],
    ['commerce', template({ color: { line: '#222' } }, { '/note/{noteId}': page })],
  ] as never),
} as unknown as Registry;

const samples = new Map([['Note', [{ label: { en: 'one', ko: '하나' }, data: { more: 'Yes' } }]]]);
// biome-ignore lint/suspicious/noExplicitAny: the assertions read JSON Schemas at many depths
const [english, korean]: any[] = [siteJsonSchema(registry), siteJsonSchema(registry, 'ko', samples)];

test('a node takes what its type takes: data, version, slots and source', () => {
  const { Node, Note, Rule } = english.$defs;
  expect(Node.properties.type).toMatchObject({
    enum: ['Note', 'Rule'],
    enumDescriptions: ['Note: A block.', 'Rule: A block.'],
  });
  expect(Node.allOf[0]).toEqual({
    if: { properties: { type: { const: 'Note' } }, required: ['type'] },
    // biome-ignore lint/suspicious/noThenProperty: `then` is JSON Schema's own word
    then: { $ref: '#/$defs/Note' },
  });
  expect(Note.required).toEqual(['source']);
  expect(Note.properties).toMatchObject({
    v: { maximum: 2, default: 2 },
    data: { required: ['text'], additionalProperties: false },
    source: { properties: { name: { enum: ['notices'], default: 'notices' } } },
    slots: { properties: { side: { title: 'At the side', maxItems: 2 } }, additionalProperties: false },
  });
  expect([Rule.properties.source, Rule.required]).toEqual([false, undefined]);
});

test('the parameters of a source may be bound, and numbers may be texts as in an address', () => {
  const { params } = english.$defs['source.notices'].properties;
  expect(params).toMatchObject({ required: ['id'], additionalProperties: false });
  expect(params.properties.limit.default).toBe(20);
  expect(params.properties.limit.anyOf.slice(1)).toEqual([
    { type: 'string' },
    { $ref: '#/$defs/ParamBinding' },
  ]);
  expect(params.properties.id.anyOf).toEqual([{ type: 'string' }, { $ref: '#/$defs/ParamBinding' }]);
});

test('bindings list facts and what pages of the templates have; a source is bound to no other source', () => {
  const { Binding, ParamBinding } = english.$defs;
  const [{ pattern }, { enum: listed }] = Binding.properties.$bind.anyOf;
  expect(listed).toEqual(
    expect.arrayContaining(['partner.partnerTel', 'config.seoTitle', 'page.note.count']),
  );
  const accepted = new RegExp(pattern);
  for (const path of ['params.productId', 'query.page', 'partner.branches.1.name', 'page.any.row'])
    expect(path).toMatch(accepted);
  for (const path of ['partner.partnerTell', 'partner.branches.first.name', 'query', 'env.SECRET'])
    expect(path).not.toMatch(accepted);
  expect('page.any.row').not.toMatch(new RegExp(ParamBinding.properties.$bind.anyOf[0].pattern));
});

test('templates, tokens and page keys are listed; the standard template comes first', () => {
  expect(english.properties.template.enum).toEqual(['commerce', 'rich']);
  expect(english.properties.theme).toMatchObject({
    properties: {
      'color.line': {
        title: 'Line',
        default: '#222',
        description: 'Lines between parts. commerce: #222; rich: #111',
      },
      radius: { default: '4px', description: 'rich: 4px' },
    },
    additionalProperties: false,
  });
  const { properties, propertyNames } = english.properties.pages;
  expect(properties['/search']).toMatchObject({ title: 'Search', $ref: '#/$defs/Page' });
  expect(Object.keys(properties)).toContain('/note/{noteId}');
  expect(JSON.stringify(propertyNames)).toContain('pattern');
});

test('the help of a field is not hidden by that of the kinds of values that it takes', () => {
  const { title: field } = english.$defs.Page.properties;
  expect(field.description).toContain('browser tab');
  expect(JSON.stringify(field.anyOf)).not.toContain('one text per language');
  expect(english.properties.languages.items.anyOf[1].title).toBe('Another site');
});

test('titles and descriptions are in one language, and labels are nowhere else', () => {
  expect(english.$defs.Note.properties.data.properties.text).toMatchObject({
    title: 'Text',
    description: 'Shown large.',
  });
  expect(korean.$defs.Note.properties.data.properties.text).toMatchObject({
    title: '글',
    description: '크게 보입니다.',
  });
  expect(korean.$defs.Note.description).toBe('블록입니다.');
  const koreanWords = /"(title|description)":"[^"]*\p{Script=Hangul}/u;
  expect(koreanWords.test(JSON.stringify(korean))).toBe(true);
  expect(koreanWords.exec(JSON.stringify(english))).toBe(null);
});

test('samples and presets become snippets with the source of the templates, and samples also examples', () => {
  const [sample, preset] = korean.$defs.Node.defaultSnippets;
  expect([sample.label, preset.label]).toEqual(['Note: 하나', 'Note: 달러']);
  expect(english.$defs.Node.defaultSnippets[0].label).toBe('Note: Dollars');
  // What an editor inserts for this snippet.
  const inserted = preset.bodyText.replace(/\$\{1:(.*?)\}/, '$1').replaceAll(/\\([\\$])/g, '$1');
  expect(JSON.parse(inserted)).toEqual({
    id: 'note',
    type: 'Note',
    v: 2,
    data: { text: '$5' },
    source: { name: 'notices', params: { limit: 3 } },
  });
  expect(korean.$defs.Note.properties.data.properties.more.examples).toEqual(['Yes']);
});
