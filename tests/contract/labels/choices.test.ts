import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Titles } from '#schemas/choice.ts';
import { choice, titled } from '#schemas/choice.ts';
import { labeled, labelOf } from '#schemas/labeled.ts';
import {
  insideOf,
  isBindingSchema,
  isLocalized,
  operatorParts,
  partsOf,
  type SchemaPart,
} from './schema-parts.ts';

const hangul = /\p{Script=Hangul}/u;
/** Names that Koreans write in Latin letters. */
const isKorean = (title: string) => hangul.test(title) || title === 'PC';

/** Values of closed choices without a title in English and Korean, and choices with the same title twice. */
const withoutTitle = (parts: SchemaPart[]): string[] =>
  parts.flatMap(({ path, schema }) => {
    const values = valuesOf(schema).map(String);
    const titles: Titles = schema.meta()?.choices ?? {};
    const isRepeated = [0, 1].some((language) => {
      const known = values.flatMap((value) => titles[value]?.[language] ?? []);
      return new Set(known).size < known.length;
    });
    const untitled = values.filter((value) => {
      const [english = '', korean = ''] = titles[value] ?? [];
      return english === '' || hangul.test(english) || !isKorean(korean);
    });
    return [...untitled.map((value) => `${path}: ${value}`), ...(isRepeated ? [`${path}: repeated`] : [])];
  });

/** The values of a closed choice of several. */
function valuesOf(schema: z.ZodType): unknown[] {
  if (schema instanceof z.ZodEnum) return schema.options;
  return schema instanceof z.ZodLiteral && schema.values.size > 1 ? [...schema.values] : [];
}

/** Kinds of values among which operators choose, without a title in English and Korean. */
const untitledKinds = (parts: SchemaPart[]): string[] =>
  parts.flatMap(({ path, schema }) => {
    const kinds = kindsOf(schema);
    const isChoice =
      kinds.length > 1 && kinds.some((kind) => kind.def.type !== 'string' && !isLocalized(kind));
    if (!isChoice || isLiteralParameter.test(path)) return [];
    return kinds.every((kind) => labelOf(kind, 'en') && labelOf(kind, 'ko')) ? [] : [path];
  });

/** Parameters have a schema of their own in each source, with the kind of value that each takes. */
const isLiteralParameter = /\.params$/;

const kindsOf = (schema: z.ZodType): z.ZodType[] =>
  schema.def.type === 'union' ? insideOf(schema).flatMap((kind) => innerKinds(kind)) : [];
const innerKinds = (schema: z.ZodType): z.ZodType[] =>
  schema.def.type === 'union' ? kindsOf(schema) : isBindingSchema(schema) ? [] : [schema];

const parts = operatorParts();

test('every value of every choice has a title in English and Korean', () => {
  expect(parts.filter(({ schema }) => valuesOf(schema).length > 0).length).toBeGreaterThan(60);
  expect(
    withoutTitle(parts),
    "Write the choice with titles: choice({ left: ['Left', '왼쪽'] }) of schemas/choice.ts, or titled(z.enum(names), …)",
  ).toEqual([]);
});

test('every kind of a value that can be of several kinds has a title in English and Korean', () => {
  expect(untitledKinds(parts), 'Wrap each kind: labeled(z.strictObject(…), { en: …, ko: … })').toEqual([]);
});

test('values and kinds without a title are found', () => {
  const words = { en: ['Kind', 'Shown.'], ko: ['종류', '표시됩니다.'] } as const;
  const schema = z.object({
    bare: z.enum(['plain']),
    english: choice({ plain: ['Plain', 'Plain'] }),
    twice: choice({ a: ['One', '같음'], b: ['Other', '같음'] }),
    columns: titled(z.literal([2, 3]), { 2: ['2 columns', '2열'], 3: ['3 columns', '3열'] }),
    kinds: z.union([z.object({ a: z.string() }), labeled(z.object({ b: z.string() }), words)]),
    good: z.union([labeled(z.number(), words), labeled(z.boolean(), words)]),
  });
  const found = partsOf(schema, 'data');
  expect(withoutTitle(found)).toEqual(['data.bare: plain', 'data.english: plain', 'data.twice: repeated']);
  expect(untitledKinds(found)).toEqual(['data.kinds']);
});
