import { expect, test } from 'vitest';
import { z } from 'zod';
import { toJson } from '#engine/json-schema/to-json.ts';
import { choice } from '#schemas/choice.ts';
import { narrowings } from './narrowings.ts';

const label = z.string().meta({ id: 'Label' });
const before = z.strictObject({
  title: z.string(),
  tone: z.enum(['plain', 'dark']).default('plain'),
  columns: z.int().min(2).max(4).optional(),
  items: z.array(z.strictObject({ label })).max(6),
  height: z.union([z.literal('full'), z.number()]).optional(),
  channels: z.partialRecord(z.enum(['kakao', 'line']), label).optional(),
});
const between = (change: z.ZodRawShape) => narrowings(toJson(before), toJson(before.extend(change)));

test('a schema that lost a value is reported', () => {
  expect(narrowings(toJson(before), toJson(before.omit({ title: true })))).toEqual([
    'data.title is no longer known',
  ]);
});

test('changed descriptions and titles of choices do not narrow a schema', () => {
  expect(between({ title: z.string().describe('Stands above the list.') })).toEqual([]);
  const tone = choice({ plain: ['Plain', '기본'], dark: ['Dark', '어둡게'] }).default('plain');
  expect(between({ tone })).toEqual([]);
});

test('a schema may accept more', () => {
  expect(
    between({
      text: z.string().optional(),
      title: z.union([z.string(), z.strictObject({ ko: z.string() })]).optional(),
      tone: z.enum(['plain', 'dark', 'accent']).default('plain'),
      columns: z.int().min(1).max(6).optional(),
      items: z.array(z.strictObject({ label, icon: z.string().optional() })),
      height: z.union([z.number(), z.enum(['full', 'half'])]).optional(),
      channels: z.partialRecord(z.enum(['kakao', 'line', 'wechat']), label).optional(),
    }),
  ).toEqual([]);
});

test.each<[string, z.ZodRawShape, string]>([
  ['asks for a value', { link: z.string() }, 'data.link has become required'],
  ['lost a choice', { tone: z.enum(['plain']).default('plain') }, 'data.tone no longer takes "dark"'],
  [
    'has another default',
    { tone: z.enum(['plain', 'dark']).default('dark') },
    'data.tone: default is "dark"',
  ],
  ['lost its default', { tone: z.enum(['plain', 'dark']) }, 'data.tone has become required'],
  ['begins later', { columns: z.int().min(3).max(4).optional() }, 'data.columns: minimum is 3 and was 2'],
  ['ends sooner', { columns: z.int().min(2).max(3).optional() }, 'data.columns: maximum is 3 and was 4'],
  ['has another type', { columns: z.string().optional() }, 'data.columns: type is "string"'],
  ['lost a value of a row', { items: z.array(z.strictObject({})).max(6) }, 'data.items[].label is no longer'],
  [
    'asks for a value of a row',
    { items: z.array(z.strictObject({ label, to: z.string() })).max(6) },
    '[].to has',
  ],
  [
    'changed what others share',
    { items: z.array(z.strictObject({ label: z.int() })).max(6) },
    '[].label: type',
  ],
  [
    'lost a kind of value',
    { height: z.literal('full').optional() },
    'data.height no longer takes {"type":"number"}',
  ],
  [
    'lost a name',
    { channels: z.partialRecord(z.enum(['kakao']), label).optional() },
    'its names, no longer takes "line"',
  ],
  [
    'changed what has a name',
    { channels: z.partialRecord(z.enum(['kakao', 'line']), z.int()).optional() },
    'channels.*: type',
  ],
  ['asks for a pattern', { title: z.string().regex(/^a/) }, 'data.title: pattern is "^a" and was not given'],
  ['has a choice for a free text', { title: z.enum(['a', 'b']) }, 'data.title takes ["a","b"] alone'],
])('a schema that %s is reported', (_, change, expected) => {
  expect(between(change).join('\n')).toContain(expected);
});

test.each<[string, z.ZodType, z.ZodType]>([
  [
    'a value with a default one of several kinds',
    z.string().default('a'),
    z.union([z.string(), z.strictObject({})]).default('a'),
  ],
  ['a text also a number', z.string(), z.union([z.string(), z.number()])],
  ['a whole number any', z.int().min(1), z.number().min(1)],
  [
    'a union wider',
    z.union([z.string(), z.int()]),
    z.union([z.number(), z.union([z.string(), z.boolean()])]),
  ],
])('%s is a widening', (_, old, next) => {
  const within = (value: z.ZodType) => toJson(z.strictObject({ value }));
  expect(narrowings(within(old), within(next))).toEqual([]);
  expect(narrowings(within(next), within(old))).not.toEqual([]);
});

test('a schema may contain itself', () => {
  const tree = (leaf: z.ZodType) => {
    const branch: z.ZodType = z.strictObject({ leaf, branches: z.array(z.lazy(() => branch)).optional() });
    return toJson(branch);
  };
  expect(narrowings(tree(z.string()), tree(z.string()))).toEqual([]);
  expect(narrowings(tree(z.string()), tree(z.int()))).toContain(
    'data.leaf: type is "integer" and was "string"',
  );
});

test('an unknown keyword may not change', () => {
  expect(narrowings({ uniqueItems: false }, { uniqueItems: true })).toEqual([
    'data: uniqueItems is true and was false',
  ]);
});
