import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { optionOf } from '#client/console/editor/schema/fits.ts';
import type { JsonSchema } from '#client/console/editor/schema/json-schema.ts';
import { dataSchema } from '#client/console/editor/schema/new-node.ts';
import { shapeOf } from '#client/console/editor/schema/shape.ts';
import { siteJsonSchema } from '#engine/json-schema/site-json-schema.ts';
import { registry } from '#registry/manifest.server.ts';
import { isBinding } from '#schemas/layout/binding.ts';
import { walkNodes } from '#schemas/layout/walk-nodes.ts';

const root = siteJsonSchema(registry) as JsonSchema;

/** The texts in a value with line breaks whose field lets operators add none. */
function unexpected(schema: JsonSchema, value: unknown, path: string): string[] {
  if (value === undefined || value === null || isBinding(value)) return [];
  const shape = shapeOf(root, schema);
  const isPlain = shape.kind === 'localized' ? !shape.isHtml : shape.kind === 'text' && !shape.isLong;
  if (isPlain) {
    const hasBreaks = JSON.stringify(value).includes('\\n');
    return hasBreaks && !shape.isMultiline ? [path] : [];
  }
  const record = value as Record<string, unknown>;
  if (shape.kind === 'object')
    return shape.fields.flatMap((field) =>
      unexpected(field.schema, record[field.name], `${path}.${field.name}`),
    );
  if (shape.kind === 'list')
    return (value as unknown[]).flatMap((item) => unexpected(shape.item, item, `${path}[]`));
  if (shape.kind === 'union')
    return unexpected(shape.options[optionOf(root, shape, value) ?? -1] ?? {}, value, path);
  return [];
}

test('the texts of templates and demo sites have line breaks only where operators can add them', () => {
  const files = globSync('{themes/*/template,fixtures/partners/*/site}.json');
  const nodes = files.flatMap((file) => [...walkNodes(JSON.parse(readFileSync(file, 'utf8')))]);
  expect(nodes.length).toBeGreaterThan(100);
  expect([
    ...new Set(nodes.flatMap(({ node }) => unexpected(dataSchema(root, node.type), node.data, node.type))),
  ]).toEqual([]);
});
