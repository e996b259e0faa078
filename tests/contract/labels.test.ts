import { expect, test } from 'vitest';
import { z } from 'zod';
import { factSchemas } from '#engine/resolve/facts.ts';
import { notFoundKey, pageKeys } from '#engine/route/page-keys.ts';
import { registry } from '#registry/manifest.server.ts';
import { labelled, labelOf } from '#schemas/labelled.ts';
import { pageLabels } from '#schemas/layout/page-labels.ts';
import { siteDocument } from '#schemas/layout/site-document.ts';

const hangul = /\p{Script=Hangul}/u;

/** Fields without a title and a help text in English and Korean, by path. */
function unlabelled(schema: z.ZodType, path: string, seen = new Set<z.ZodType>()): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { shape = {}, ...def } = schema.def as unknown as {
    shape?: Record<string, z.ZodType>;
    options?: z.ZodType[];
  } & Record<'innerType' | 'element' | 'valueType' | 'in', z.ZodType | undefined>;
  const within = [def.innerType, def.element, def.valueType, def.in, ...(def.options ?? [])];
  return [
    ...Object.entries(shape).flatMap(([name, field]) => [
      ...(isLabelled(field) ? [] : [`${path}.${name}`]),
      ...unlabelled(field, `${path}.${name}`, seen),
    ]),
    ...within.flatMap((part) => (part ? unlabelled(part, path, seen) : [])),
  ];
}

function isLabelled(field: z.ZodType): boolean {
  const [english, korean] = [labelOf(field, 'en'), labelOf(field, 'ko')];
  if (!english || !korean) return false;
  return !hangul.test(english.title + english.description) && hangul.test(korean.description);
}

const remedy =
  "Wrap the field: labelled(z.string(), { en: ['Title', 'What visitors see.'], ko: ['제목', '…'] }) of schemas/labelled.ts";

test('every field of a site document has a title and a help text in English and Korean', () => {
  expect(unlabelled(siteDocument, 'site'), remedy).toEqual([]);
});

test('every field of a block has a title and a help text in English and Korean', () => {
  const missing = [...registry.blocks].flatMap(([type, { schema }]) => unlabelled(schema, type));
  expect(missing, remedy).toEqual([]);
});

test('every block is described in English and Korean', () => {
  for (const [type, { meta }] of registry.blocks) {
    expect(meta.description.en, type).toMatch(/^\P{Script=Hangul}+$/u);
    expect(meta.description.ko, type).toMatch(hangul);
  }
});

test('every source and its parameters have a title and a help text in English and Korean', () => {
  const missing = [...registry.sources].flatMap(([name, { params }]) => [
    ...(isLabelled(params) ? [] : [name]),
    ...unlabelled(params, name),
  ]);
  expect(missing, remedy).toEqual([]);
});

test('every fact has a title and a help text in English and Korean', () => {
  const missing = Object.entries(factSchemas).flatMap(([root, { shape }]) =>
    Object.entries(shape)
      .filter(([, fact]) => !isLabelled(fact))
      .map(([name]) => `${root}.${name}`),
  );
  expect(missing, remedy).toEqual([]);
});

test('every page of the website has a title and a help text', () => {
  expect(Object.keys(pageLabels).sort()).toEqual([...pageKeys, notFoundKey].sort());
});

test('a field without a label, or without Korean, is found at any depth', () => {
  const good = { en: ['Name', 'Shown.'], ko: ['이름', '표시됩니다.'] } as const;
  const item = z.object({ name: labelled(z.string(), good), size: z.string() });
  const schema = z.object({
    items: labelled(z.array(item).default([]), good),
    other: labelled(z.string().optional(), { en: ['Other', 'Shown.'], ko: ['Other', 'Shown.'] }),
  });
  expect(unlabelled(schema, 'data')).toEqual(['data.items.size', 'data.other']);
});
