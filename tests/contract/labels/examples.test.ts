import { expect, test } from 'vitest';
import { z } from 'zod';
import { siteJsonSchema } from '#engine/json-schema/site-json-schema.ts';
import { registry } from '#registry/manifest.server.ts';
import { choice } from '#schemas/choice.ts';
import { labeled } from '#schemas/labeled.ts';
import { bindable, isBinding } from '#schemas/layout/binding.ts';
import { localizedText } from '#schemas/primitives.ts';
import {
  insideOf,
  isBindingSchema,
  isLocalized,
  operatorParts,
  partsOf,
  type SchemaPart,
} from './schema-parts.ts';

/** A field with the values that operators can begin with. */
type Known = { path: string; schema: z.ZodType; examples: unknown[]; standard: unknown };

/** The fields among the parts of a schema, but not the languages of a text: these have the examples of the text. */
const fieldsOf = (parts: SchemaPart[]): Known[] =>
  parts
    .filter(({ isField, path }) => isField && !/\.(en|ja|ko|zh)$/.test(path))
    .map(({ path, schema }) => ({ path, schema, ...known(schema) }));

/** The examples and the default of a field, even of a schema within optional or default. */
function known(schema: z.ZodType): Pick<Known, 'examples' | 'standard'> {
  const { innerType, defaultValue } = schema.def as { innerType?: z.ZodType; defaultValue?: unknown };
  const inner = innerType ? known(innerType) : { examples: [], standard: undefined };
  const own = (schema.meta()?.examples ?? []) as unknown[];
  return {
    examples: own.length > 0 ? own : inner.examples,
    standard: isEmpty(defaultValue) ? inner.standard : defaultValue,
  };
}

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);

/** Whether operators type a value themselves: not one of a closed choice, and not a group whose own fields have examples. */
function isTyped(schema: z.ZodType): boolean {
  if (['boolean', 'enum', 'literal', 'null'].includes(schema.def.type)) return false;
  if (schema.def.type === 'object') return isLocalized(schema);
  // The names of a record's entries are no values.
  const parts = schema.def.type === 'record' ? insideOf(schema).slice(-1) : insideOf(schema);
  const inside = parts.filter((part) => !isBindingSchema(part));
  return inside.length === 0 || inside.some(isTyped);
}

const withoutValue = (fields: Known[]) =>
  fields
    .filter(
      ({ schema, examples, standard }) => isTyped(schema) && examples.length === 0 && standard === undefined,
    )
    .map(({ path }) => path);

/** Examples that the field itself refuses. */
const refused = (fields: Known[]) =>
  fields.flatMap(({ path, schema, examples }) =>
    examples.flatMap((example) =>
      schema.safeParse(example).success ? [] : [`${path}: ${JSON.stringify(example)}`],
    ),
  );

/** Texts in fewer than four languages: records, and plain texts of fields that are translated. */
const untranslated = (fields: Known[]) =>
  fields.flatMap(({ path, schema, examples }) => {
    const isText = partsOf(schema, path).some((part) => isLocalized(part.schema));
    const complete = examples.filter((example) => isBinding(example) || isInAll(example));
    const isPartial = examples.some((example) => hasRecord(example) && !isInAll(example));
    return isText && (isPartial || (examples.length > 0 && complete.length === 0)) ? [path] : [];
  });

const languages = ['ko', 'en', 'ja', 'zh'];
const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && languages.some((language) => language in value);
const hasRecord = (value: unknown): boolean =>
  isRecord(value) || (typeof value === 'object' && Object.values(value ?? {}).some(hasRecord));

/** Whether every text in an example is in all languages, or needs none: figures, paths and postal addresses. */
function isInAll(value: unknown): boolean {
  if (isRecord(value)) return languages.every((language) => language in value);
  if (typeof value === 'object') return Object.values(value ?? {}).every(isInAll);
  return typeof value !== 'string' || !/\p{Letter}/u.test(value) || /^(\/|https?:|tel:)/.test(value);
}

/** A language is named in itself, whatever language visitors read. */
const sameInAllLanguages = new Set(['site.languages.title']);

const fields = fieldsOf(operatorParts());

test('every field that operators fill in has an example, a default or choices', () => {
  expect(fields.length).toBeGreaterThan(400);
  expect(
    withoutValue(fields),
    "Give the label of the field a real value of a clinic: examples: [{ ko: '…', en: '…', ja: '…', zh: '…' }]",
  ).toEqual([]);
});

test('every example and default is a value that its field takes', () => {
  expect(refused(fields), 'Correct the example in the label of the field').toEqual([]);
});

test('every example of a translated field is in four languages', () => {
  const missing = untranslated(fields).filter((path) => !sameInAllLanguages.has(path));
  expect(missing, 'Write the example in ko, en, ja and zh').toEqual([]);
});

test('every example that is bound names a value that exists', () => {
  const { Binding = {} } = siteJsonSchema(registry).$defs ?? {};
  const { $bind } = Binding.properties as { $bind: { anyOf: { enum?: string[] }[] } };
  const offered = $bind.anyOf.flatMap((kind) => kind.enum ?? []);
  const bound = fields.flatMap(({ path, examples }) =>
    examples.filter(isBinding).map((example) => ({ path, fact: example.$bind })),
  );
  expect(bound.length).toBeGreaterThan(15);
  expect(bound.filter(({ fact }) => !offered.includes(fact))).toEqual([]);
});

test('fields without a value, with a wrong one and with too few languages are found', () => {
  const words = { en: ['Name', 'Shown.'], ko: ['이름', '표시됩니다.'] } as const;
  const with_ = (schema: z.ZodType, examples: unknown[]) => labeled(schema, { ...words, examples });
  const schema = z.object({
    bare: labeled(z.string(), words),
    empty: labeled(z.array(z.string()).default([]), words),
    group: labeled(z.object({ look: choice({ a: ['A', '가'] }), name: z.string() }), words),
    on: labeled(z.boolean(), words),
    wrong: with_(z.int(), ['five']),
    few: with_(bindable(localizedText), [{ ko: '제목', en: 'Title' }]),
    plain: with_(localizedText, ['Title']),
    figure: with_(localizedText, ['1,200']),
    bound: with_(bindable(localizedText), [{ $bind: 'partner.partnerTel' }]),
  });
  const found = fieldsOf(partsOf(schema, 'data'));
  expect(withoutValue(found)).toEqual(['data.bare', 'data.empty', 'data.group.name']);
  expect(refused(found)).toEqual(['data.wrong: "five"']);
  expect(untranslated(found)).toEqual(['data.few', 'data.plain']);
});
