import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type GlobalSlotName, globalSlotNames } from '#schemas/layout/slots.ts';
import { type Place, resetToTemplate, takeFrom } from './places.ts';

type Document = { pages?: Record<string, unknown>; slots?: Record<string, unknown> };
const read = (text: string) => JSON.parse(text) as Document;
const folder = new URL('../../fixtures/partners/', import.meta.url);
const shipped = readdirSync(folder).map(
  (code) => [code, readFileSync(new URL(`${code}/site.json`, folder), 'utf8')] as const,
);
const placesOf = ({ pages = {}, slots = {} }: Document): Place[] => [
  ...Object.keys(pages).map((page) => ({ page })),
  ...Object.keys(slots).map((slot) => ({ slot: slot as GlobalSlotName })),
];

test.each(shipped)('every page and slot of %s is reset alone, and comes back to the byte', (_, text) => {
  const before = read(text);
  expect(placesOf(before).length).toBeGreaterThan(0);
  for (const place of placesOf(before)) {
    const reset = resetToTemplate(text, place);
    const expected = structuredClone(before);
    if ('page' in place) delete expected.pages?.[place.page];
    else delete expected.slots?.[place.slot];
    expect(read(reset)).toEqual(expected);
    expect(resetToTemplate(reset, place)).toBe(reset);
    expect(takeFrom(reset, text, place)).toBe(text);
  }
});

const blank = fc.constantFrom('', ' ', '\n', '\n    ', ' /* why */ ', ' // why\n');
const value = fc.constantFrom(
  '{"sections": []}',
  '{ "sections" : [ ] }',
  'null',
  '{"id":"é","sections":[1]}',
);
const objectOf = (keys: readonly string[]) =>
  fc
    .tuple(
      fc.uniqueArray(fc.constantFrom(...keys)),
      fc.array(fc.tuple(value, blank, blank), { minLength: 9, maxLength: 9 }),
      blank,
    )
    .map(([names, parts, end]) => {
      const properties = names.map((name, index) => {
        const [text = '', before = '', after = ''] = parts[index] ?? [];
        return `${before}${JSON.stringify(name)}:${before}${text}${after}`;
      });
      return `{${properties.join(',')}${end}}`;
    });
const pageKeys = ['/', '/info', '/products/{productId}', '/é'];
const texts = fc
  .record({
    pages: fc.option(objectOf(pageKeys)),
    slots: fc.option(objectOf(globalSlotNames)),
    isFirst: fc.boolean(),
  })
  .map(({ pages, slots, isFirst }) => {
    const parts = [pages && `"pages": ${pages}`, slots && `"slots":${slots}`].filter((part) => part !== null);
    const all = isFirst ? [...parts, '"menu": []'] : ['"menu": []', ...parts];
    return `{\n  ${all.join(',\n  ')}\n}\n`;
  });
const places = fc.oneof(
  fc.constantFrom(...pageKeys).map((page): Place => ({ page })),
  fc.constantFrom(...globalSlotNames).map((slot): Place => ({ slot })),
);
const valueIn = (text: string, place: Place) =>
  'page' in place ? parsed(text).pages?.[place.page] : parsed(text).slots?.[place.slot];
const parsed = (text: string) => read(text.replaceAll(/\/\*.*?\*\/|\/\/.*\n/g, ''));

test('any page or slot can be taken from any document, and what a reset removed comes back to the byte', () => {
  fc.assert(
    fc.property(texts, texts, places, (text, other, place) => {
      const reset = resetToTemplate(text, place);
      expect(valueIn(reset, place)).toBeUndefined();
      if (valueIn(text, place) !== undefined) expect(takeFrom(reset, text, place)).toBe(text);
      const taken = takeFrom(text, other, place);
      expect(valueIn(taken, place)).toEqual(valueIn(other, place));
      const others = placesOf(parsed(text)).filter((one) => JSON.stringify(one) !== JSON.stringify(place));
      for (const one of others) expect(valueIn(taken, one)).toEqual(valueIn(text, one));
      expect(takeFrom(taken, other, place)).toBe(taken);
    }),
    { numRuns: 2_000 },
  );
});

test('a document without pages gets those that it takes', () => {
  const other = '{ "menu": [], "pages": { "/": { "sections": [] }, "/info": { "sections": [] } } }';
  expect(takeFrom('{ "menu": [] }', other, { page: '/info' })).toBe(
    '{ "menu": [], "pages": { "/info": { "sections": [] } } }',
  );
  expect(takeFrom('{}', other, { page: '/' })).toBe('{ "pages": { "/": { "sections": [] } } }');
  expect(takeFrom('{ "menu": [] }', '{}', { page: '/' })).toBe('{ "menu": [] }');
});

test('a text that is not JSON is refused', () => {
  expect(() => resetToTemplate('{', { page: '/' })).toThrow(SyntaxError);
  expect(() => takeFrom('{}', '{', { page: '/' })).toThrow(SyntaxError);
});
