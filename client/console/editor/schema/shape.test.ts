import { expect, test } from 'vitest';
import { z } from 'zod';
import { partToJson } from '#engine/json-schema/to-json.ts';
import { labelsIn } from '#schemas/labeled.ts';
import { page } from '#schemas/layout/page.ts';
import { footerLink, rightButton } from '#schemas/site/menu.ts';
import { fits, optionOf } from './fits.ts';
import { initialValue } from './initial-value.ts';
import { humanized, type JsonSchema } from './json-schema.ts';
import { shapeOf } from './shape.ts';

const text: JsonSchema = { type: 'string' };
const localized: JsonSchema = {
  anyOf: [text, { type: 'object', properties: { en: text, ja: text, ko: text, zh: text } }],
};
const root: JsonSchema = {
  $defs: {
    Binding: { type: 'object', properties: { $bind: text }, required: ['$bind'] },
    Action: {
      title: 'Action',
      type: 'object',
      properties: { url: text, label: { anyOf: [localized, { $ref: '#/$defs/Binding' }] } },
      required: ['url', 'label'],
    },
  },
};
const binding = { $ref: '#/$defs/Binding' };

test('a text per language that may be bound is one localized field', () => {
  const shape = shapeOf(root, { title: 'Heading', anyOf: [localized, binding] });
  expect(shape).toMatchObject({ kind: 'localized', title: 'Heading', isBindable: true, isNullable: false });
  expect(fits(root, shape, { ko: '제목' })).toBe(true);
  expect(fits(root, shape, { $bind: 'partner.name' })).toBe(true);
  expect(fits(root, shape, { ko: 1 })).toBe(false);
  expect(fits(root, shape, 5)).toBe(false);
});

test('a text per language may be one for all languages, if the schema allows that', () => {
  const perLanguage = localized.anyOf?.[1] ?? {};
  expect(shapeOf(root, localized)).toMatchObject({ kind: 'localized', allowsPlain: true });
  expect(shapeOf(root, perLanguage)).toMatchObject({ kind: 'localized', allowsPlain: false });
});

test('the title at a reference replaces that of the definition', () => {
  expect(shapeOf(root, { $ref: '#/$defs/Action', title: 'More' })).toMatchObject({
    kind: 'object',
    title: 'More',
  });
  expect(shapeOf(root, { allOf: [{ $ref: '#/$defs/Action' }] })).toMatchObject({
    kind: 'object',
    title: 'Action',
  });
});

test('constants are a choice, and another value does not fit', () => {
  const shape = shapeOf(root, {
    default: 4,
    anyOf: [
      { type: 'number', const: 2 },
      { type: 'number', const: 4 },
    ],
  });
  expect(shape).toMatchObject({ kind: 'choice', default: 4, options: [{ value: 2 }, { value: 4 }] });
  expect([fits(root, shape, 2), fits(root, shape, 3)]).toEqual([true, false]);
});

test('texts have a control by their format', () => {
  const kind = (schema: JsonSchema) => shapeOf(root, { type: 'string', ...schema }).kind;
  expect(kind({ format: 'picture', pattern: '^x' })).toBe('picture');
  expect(kind({ format: 'date' })).toBe('date');
  expect(kind({ pattern: '^#([\\da-f]{3,4}|[\\da-f]{6}|[\\da-f]{8})$' })).toBe('color');
  expect(kind({ enum: ['a'] })).toBe('choice');
  expect(kind({})).toBe('text');
});

test('the address of the button in the header may lack its scheme, and that of a link in the footer may not', () => {
  const shapeOfField = (schema: z.ZodObject, name: string) =>
    shapeOf(root, (partToJson(schema, 'en', {}) as JsonSchema).properties?.[name] ?? {});
  expect(shapeOfField(rightButton, 'buttonUrl')).toMatchObject({ kind: 'link', completesHosts: true });
  expect(shapeOfField(footerLink, 'url')).toMatchObject({ kind: 'link', completesHosts: false });
});

test('the limits of whole numbers count only if they are real', () => {
  const schema = { type: 'integer', exclusiveMinimum: 0, maximum: Number.MAX_SAFE_INTEGER };
  expect(shapeOf(root, schema)).toMatchObject({ kind: 'number', min: 1, max: undefined, isInteger: true });
});

test('lists of names are boxes to check; a repeated or unknown name does not fit', () => {
  const shape = shapeOf(root, { type: 'array', items: { type: 'string', enum: ['a', 'b'] } });
  expect(shape.kind).toBe('choices');
  expect([['a'], ['a', 'a'], ['c'], 'a'].map((value) => fits(root, shape, value))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('numbers of entries are picked from their list, and nothing stands for a new one', () => {
  const product: JsonSchema = { type: 'integer', entries: 'products' };
  const several = shapeOf(root, { type: 'array', items: product, minItems: 1 });
  expect(several).toMatchObject({ kind: 'entries', of: 'products', min: 1 });
  expect([[1, 2], [], ['1'], 1].map((value) => fits(root, several, value))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(shapeOf(root, product)).toMatchObject({ kind: 'entry', of: 'products' });
  expect(shapeOf(root, { type: 'integer', optionOf: 'productId' })).toMatchObject({
    kind: 'option',
    of: 'productId',
  });
  const price = {
    type: 'object',
    properties: { productId: product, price: { anyOf: [{ type: 'integer' }, { type: 'null' }] } },
    required: ['productId', 'price'],
  };
  expect(initialValue(root, price)).toEqual({ price: null });
});

test('a union takes the option that knows the keys of a value', () => {
  const options: JsonSchema[] = [
    { type: 'object', properties: { url: text }, required: ['url'] },
    { type: 'object', properties: { src: text, alt: text }, required: ['src'] },
  ];
  const shape = shapeOf(root, { anyOf: options });
  if (shape.kind !== 'union') throw new Error(shape.kind);
  expect(optionOf(root, shape, { src: 'a', alt: 'b' })).toBe(1);
  expect(optionOf(root, shape, { url: 'a' })).toBe(0);
  expect(optionOf(root, shape, 'a')).toBeUndefined();
});

test('what no control fits is JSON', () => {
  expect(shapeOf(root, {}).kind).toBe('json');
  expect(shapeOf(root, { type: 'object', additionalProperties: {} }).kind).toBe('json');
});

test('a new value has what is required and nothing else', () => {
  expect(initialValue(root, { $ref: '#/$defs/Action' })).toEqual({ url: '', label: '' });
  expect(initialValue(root, { type: 'array', minItems: 1, items: { type: 'integer', minimum: 3 } })).toEqual([
    3,
  ]);
  expect(initialValue(root, { type: 'string', examples: ['#abc'] })).toBe('#abc');
  // A price that is agreed on later.
  expect(initialValue(root, { anyOf: [{ type: 'integer', minimum: 0 }, { type: 'null' }] })).toBeNull();
});

test('names of fields are readable words', () => {
  expect(humanized('isSecretBoard')).toBe('Is secret board');
  expect(humanized('mobile-image')).toBe('Mobile image');
});

test('the share image of a page is picked like any other picture, or bound', () => {
  const { $defs = {} } = z.toJSONSchema(page, { override: labelsIn('en'), unrepresentable: 'any' });
  const root = { $defs: $defs as Record<string, JsonSchema> };
  const { image = {} } = root.$defs.Page?.properties ?? {};
  const shape = shapeOf(root, image);
  expect(shape).toMatchObject({ kind: 'picture', title: 'Share image', isBindable: true });
  expect(fits(root, shape, '/anything/published/before.png')).toBe(true);
});
