// @slow: swaps every shipped document through every template

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fc } from '#tests/setup/fast-check.ts';
import { swapTemplate } from './swap-template.ts';

const folders = (path: string) =>
  readdirSync(new URL(path, import.meta.url), { withFileTypes: true }).flatMap(({ name }) =>
    name.startsWith('_') ? [] : [name],
  );
const templates = folders('../../themes');
const partners = folders('../../fixtures/partners');
const documentOf = (code: string) =>
  readFileSync(new URL(`../../fixtures/partners/${code}/site.json`, import.meta.url), 'utf8');
const templateIn = (text: string, templateCode: string) =>
  (JSON.parse(text) as { template?: string }).template ?? templateCode;

const pairs = templates.flatMap((a) => templates.filter((b) => b !== a).map((b) => [a, b] as const));
const cases = partners.flatMap((code) => pairs.map(([a, b]) => [code, a, b] as const));

test.each(cases)('%s: from %s to %s and back is the same text', (code, a, b) => {
  const shipped = documentOf(code);
  const unnamed = shipped.replace(/\s*"template": "\w+",/, '');
  expect(unnamed).not.toContain('"template"');
  for (const templateCode of templates)
    for (const text of [swapTemplate(shipped, a, { templateCode }), unnamed]) {
      const start = templateIn(text, templateCode);
      if (start !== a) continue;
      const swapped = swapTemplate(text, b, { templateCode });
      expect(templateIn(swapped, templateCode)).toBe(b);
      expect({ ...JSON.parse(swapped), template: a }).toEqual({ ...JSON.parse(text), template: a });
      expect(swapTemplate(swapped, a, { templateCode })).toBe(text);
    }
});

const blank = fc.constantFrom('', ' ', '  ', '\n', '\r\n\t', '\n  ');
const property = fc
  .tuple(fc.constantFrom('formatVersion', 'menu', 'café'), blank, blank)
  .map(([key, before, after]) => `${JSON.stringify(key)}:${before}{"template": "x"}${after}`);
const named = fc
  .tuple(fc.constantFrom(...templates), fc.constantFrom('', ' ', '  ', '   ', '\n'), blank)
  .map(([code, before, after]) => `"template":${before}"${code}"${after}`);
/** Documents in every layout, with the template named first, elsewhere or not at all. */
const texts = fc
  .record({
    first: fc.option(named),
    properties: fc.array(property, { maxLength: 3 }),
    last: fc.option(named),
    lead: blank,
    outside: blank,
  })
  .map(({ first, properties, last, lead, outside }) => {
    const parts = [first, ...properties, first === null ? last : null].filter((part) => part !== null);
    return `${outside}{${parts.map((part) => `${lead}${part}`).join(',')}${lead}}${outside}`;
  });

test('every path through the templates that ends where it began restores the text', () => {
  const steps = fc.array(fc.constantFrom(...templates), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(texts, steps, fc.constantFrom(...templates), (text, path, templateCode) => {
      const start = templateIn(text, templateCode);
      let current = text;
      for (const to of path) {
        current = swapTemplate(current, to, { templateCode });
        expect(templateIn(current, templateCode)).toBe(to);
      }
      expect(swapTemplate(current, start, { templateCode })).toBe(text);
    }),
    { numRuns: 2_000 },
  );
});

test('the template in use changes nothing', () => {
  const text = '{ "template": "hybrid", "menu": [] }';
  expect(swapTemplate(text, 'hybrid', { templateCode: 'commerce' })).toBe(text);
  expect(swapTemplate('{ "menu": [] }', 'commerce', { templateCode: 'commerce' })).toBe('{ "menu": [] }');
});

test('a text that is no JSON object is refused', () => {
  for (const text of ['', '{', '{"a":1,,}'])
    expect(() => swapTemplate(text, 'hybrid', { templateCode: 'commerce' }), text).toThrow(SyntaxError);
  expect(() => swapTemplate('[]', 'hybrid', { templateCode: 'commerce' })).toThrow('is an object');
});
