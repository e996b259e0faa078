import { expect, test } from 'vitest';
import { z } from 'zod';
import { choicesIn } from '#schemas/choice.ts';
import { type contentListNames, contentLists } from '#schemas/content/lists.ts';
import { labeled, labelOf } from '#schemas/labeled.ts';
import { pickerKinds } from '#schemas/operator/content-calls.ts';
import { editableLists } from '#schemas/operator/entry-calls.ts';
import { partsOf, type SchemaPart } from './schema-parts.ts';

const hangul = /\p{Script=Hangul}/u;

/** Fields of a form without a title and help in both languages, and choices with a value that has no title. */
const unlabeled = (parts: SchemaPart[]): string[] =>
  parts.flatMap(({ path, schema, isField }) => [
    ...(isField && !isLabelled(schema) ? [path] : []),
    ...(schema instanceof z.ZodEnum && !hasTitles(schema) ? [`${path}: choices`] : []),
  ]);

function isLabelled(field: z.ZodType): boolean {
  const [english, korean] = [labelOf(field, 'en'), labelOf(field, 'ko')];
  if (!english || !korean) return false;
  return (
    [english.title, english.description].every((text) => !hangul.test(text)) &&
    [korean.title, korean.description].every((text) => hangul.test(text))
  );
}

function hasTitles(schema: z.ZodEnum): boolean {
  const titles = schema.meta()?.choices ?? {};
  return (
    schema.options.every((value) => value in titles) &&
    choicesIn('ko', titles, schema.options).every((title) => hangul.test(title))
  );
}

/** The fields of a form; numbers of entries are in its URL. */
const formOf = (name: (typeof contentListNames)[number]) =>
  partsOf(contentLists[name].entry, name).filter(({ path }) => path !== `${name}.id`);

test('every field of what operators write of the content has a title and help in English and Korean', () => {
  const parts = editableLists.flatMap(formOf);
  expect(parts.filter(({ isField }) => isField).length).toBeGreaterThan(90);
  expect(
    unlabeled(parts),
    "Wrap the field: labeled(localized, { en: ['Title', 'Where visitors see it.'], ko: ['제목', '…'] }) of schemas/labeled.ts",
  ).toEqual([]);
});

test('every number of an entry names the list from which pickers choose it', () => {
  const lists: readonly string[] = pickerKinds;
  const numbers = editableLists.flatMap(formOf).filter(({ path, isField }) => isField && /Ids?$/.test(path));
  expect(numbers.length).toBeGreaterThan(8);
  const listOf = ({ schema }: SchemaPart) =>
    partsOf(schema, '').flatMap((part) => part.schema.meta()?.entries ?? [])[0];
  expect(numbers.filter((part) => !lists.includes(listOf(part) ?? '')).map(({ path }) => path)).toEqual([]);
});

test('a field without a label and a choice without titles are found', () => {
  const words = { en: ['Name', 'Shown.'], ko: ['이름', '표시됩니다.'] } as const;
  const schema = z.object({
    bare: z.string(),
    rows: labeled(z.array(z.object({ size: z.int().optional() })), words),
    look: labeled(z.enum(['a']).optional(), words),
    good: labeled(z.boolean(), words),
  });
  expect(unlabeled(partsOf(schema, 'list'))).toEqual(['list.bare', 'list.rows.size', 'list.look: choices']);
});
