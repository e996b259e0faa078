import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Registry } from '#registry/contract.ts';
import { siteJsonSchema } from './json-schema.ts';

const registry = {
  blocks: new Map([
    [
      'Note',
      {
        type: 'Note',
        schema: z.strictObject({ text: z.string() }),
        meta: { description: 'A note.', version: 2, sources: ['notices'], slots: { side: {} } },
      },
    ],
    [
      'Rule',
      {
        type: 'Rule',
        schema: z.strictObject({}),
        meta: { description: 'A line.', version: 1, sources: [], slots: {} },
      },
    ],
  ]),
  templates: new Map([
    ['plain', {}],
    ['rich', {}],
  ]),
} as unknown as Registry;

test('the schema knows the types, their data, slots and sources, and the templates', () => {
  // biome-ignore lint/suspicious/noExplicitAny: the assertions read a JSON Schema at many depths
  const schema = siteJsonSchema(registry) as any;
  const { Node, Note, Rule } = schema.$defs;
  expect(Node.properties.type).toEqual({ enum: ['Note', 'Rule'] });
  expect(Node.allOf[0]).toEqual({
    if: { properties: { type: { const: 'Note' } }, required: ['type'] },
    // biome-ignore lint/suspicious/noThenProperty: `then` is JSON Schema's own word
    then: { $ref: '#/$defs/Note' },
  });
  expect(Note.properties).toMatchObject({
    v: { maximum: 2 },
    data: { required: ['text'], additionalProperties: false },
    source: { properties: { name: { enum: ['notices'] } } },
    slots: { propertyNames: { enum: ['side'] } },
  });
  expect(Rule.properties.source).toBe(false);
  expect(JSON.stringify(schema)).toContain('"enum":["plain","rich"]');
});
