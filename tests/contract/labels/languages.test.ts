import { expect, test } from 'vitest';
import { siteJsonSchema } from '#engine/json-schema/site-json-schema.ts';
import { registry } from '#registry/manifest.server.ts';

const hangul = /\p{Script=Hangul}/u;
/** Names that Koreans write in Latin letters. */
const sameInBoth = new Set(['PC']);
/** Keywords whose values are data, not words for operators. */
const data = new Set(['examples', 'default', 'enum', 'const', 'bodyText', 'pattern', '$schema', '$ref']);

/** The words for operators in a JSON Schema, by path: titles, help texts, titles of choices and names of snippets. */
function wordsIn(schema: unknown, path = ''): [path: string, text: string][] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([keyword, value]): [string, string][] => {
    const at = `${path}.${keyword}`;
    if (data.has(keyword) && !path.endsWith('.properties')) return [];
    const isWord = ['title', 'description', 'label', 'patternErrorMessage'].includes(keyword);
    if (isWord && typeof value === 'string') return [[at, value]];
    if (keyword === 'enumDescriptions')
      return (value as string[]).map((text, index) => [`${at}[${index}]`, text] as [string, string]);
    return wordsIn(value, at);
  });
}

/** Choices whose values have no titles. */
function bareChoices(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { enum: values, enumDescriptions: titles } = schema as { enum?: unknown; enumDescriptions?: unknown };
  return [
    ...(Array.isArray(values) && !titles ? [path] : []),
    ...Object.entries(schema).flatMap(([keyword, value]) =>
      data.has(keyword) && !path.endsWith('.properties') ? [] : bareChoices(value, `${path}.${keyword}`),
    ),
  ];
}

test('all that editors and forms show in Korean is Korean: fields, choices, tokens, pages, sources, values', () => {
  const words = wordsIn(siteJsonSchema(registry, 'ko'));
  expect(words.length).toBeGreaterThan(2000);
  expect(words.filter(([, text]) => !hangul.test(text) && !sameInBoth.has(text))).toEqual([]);
});

test('all that they show in English has no Korean, and nothing is empty', () => {
  const words = wordsIn(siteJsonSchema(registry));
  expect(words.filter(([, text]) => text.trim() === '' || hangul.test(text))).toEqual([]);
});

test('every list of values has titles, every token and every page of a template a name', () => {
  const schema = siteJsonSchema(registry, 'ko');
  expect(bareChoices(schema)).toEqual([]);
  const { theme, pages } = schema.properties as Record<string, { properties: Record<string, object> }>;
  const named = [...Object.entries(theme?.properties ?? {}), ...Object.entries(pages?.properties ?? {})];
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter(([, part]) => !('title' in part)).map(([name]) => name)).toEqual([]);
});
