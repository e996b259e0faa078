import { expect, test } from 'vitest';
import { z } from 'zod';
import { factSchemas } from '#engine/resolve/facts.ts';
import { notFoundKey, pageKeys } from '#engine/route/page-keys.ts';
import { registry } from '#registry/manifest.server.ts';
import { labeled, labelOf } from '#schemas/labeled.ts';
import { pageLabels } from '#schemas/layout/page-labels.ts';
import { operatorParts, partsOf, type SchemaPart } from './schema-parts.ts';

const hangul = /\p{Script=Hangul}/u;

/** Fields without a title and a help text in English and Korean, by path. */
const unlabeled = (parts: SchemaPart[]): string[] =>
  parts.filter(({ isField, schema }) => isField && !isLabelled(schema)).map(({ path }) => path);

function isLabelled(field: z.ZodType): boolean {
  const [english, korean] = [labelOf(field, 'en'), labelOf(field, 'ko')];
  if (!english || !korean) return false;
  return !hangul.test(english.title + english.description) && hangul.test(korean.description);
}

const remedy =
  "Wrap the field: labeled(z.string(), { en: ['Title', 'What visitors see.'], ko: ['제목', '…'] }) of schemas/labeled.ts";

test('every field of site documents, blocks and sources has a title and a help text in English and Korean', () => {
  const parts = operatorParts();
  expect(parts.filter(({ isField }) => isField).length).toBeGreaterThan(450);
  expect(unlabeled(parts), remedy).toEqual([]);
});

test('every block is described in English and Korean', () => {
  for (const [type, { meta }] of registry.blocks) {
    expect(meta.description.en, type).toMatch(/^\P{Script=Hangul}+$/u);
    expect(meta.description.ko, type).toMatch(hangul);
  }
});

test('every slot and preset of a block has a title in English and Korean', () => {
  for (const [type, { meta }] of registry.blocks)
    for (const { label } of [...Object.values(meta.slots), ...(meta.presets ?? [])]) {
      expect(label.en, type).toMatch(/^\P{Script=Hangul}+$/u);
      expect(label.ko, type).toMatch(hangul);
    }
});

test('every source has a title and a help text in English and Korean', () => {
  const missing = [...registry.sources].filter(([, { params }]) => !isLabelled(params));
  expect(
    missing.map(([name]) => name),
    remedy,
  ).toEqual([]);
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
  expect([...pageKeys, notFoundKey].filter((key) => !pageLabels[key])).toEqual([]);
});

test('a field without a label, or without Korean, is found at any depth', () => {
  const good = { en: ['Name', 'Shown.'], ko: ['이름', '표시됩니다.'] } as const;
  const item = z.object({ name: labeled(z.string(), good), size: z.string() });
  const schema = z.object({
    items: labeled(z.array(item).default([]), good),
    other: labeled(z.string().optional(), { en: ['Other', 'Shown.'], ko: ['Other', 'Shown.'] }),
  });
  expect(unlabeled(partsOf(schema, 'data'))).toEqual(['data.items.size', 'data.other']);
});
