import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteSchemas } from '#scripts/lib/site-schemas.ts';

const root = join(import.meta.dirname, '../..');

test('the schemas in the repository are those of the blocks, sources and templates', async () => {
  for (const [path, text] of Object.entries(await siteSchemas()))
    expect(readFileSync(join(root, path), 'utf8') === text, `${path} is out of date: npm run schema`).toBe(
      true,
    );
});

test('every value of a document has a default, choices or an example', () => {
  const { properties, $defs } = JSON.parse(readFileSync(join(root, 'schemas/site.schema.json'), 'utf8'));
  const blocks = Object.entries<Part>($defs).flatMap(([type, { properties: own }]) =>
    own?.data?.properties ? withoutExample(own.data, type) : [],
  );
  const shared = ['Action', 'Picture', 'When', 'Page'].flatMap((name) => withoutExample($defs[name], name));
  expect([...withoutExample({ properties }, 'site'), ...shared, ...blocks]).toEqual([]);
  const bare = { properties: { rows: { items: { properties: { name: { type: 'string' } } } } } };
  expect(withoutExample(bare, 'data')).toEqual(['data.rows.name']);
});

type Part = { [keyword: string]: unknown; properties?: Record<string, Part>; items?: Part; anyOf?: Part[] };

/** Values that operators type, without a default, choices or an example, by path. */
function withoutExample({ properties = {}, items, anyOf = [] }: Part, path: string): string[] {
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [
      ...(isTyped(field) && !isKnown(field) ? [`${path}.${name}`] : []),
      ...withoutExample(field, `${path}.${name}`),
    ]),
    ...[items, ...anyOf.filter((kind) => !isText(kind))].flatMap((part) =>
      part ? withoutExample(part, path) : [],
    ),
  ];
}

/** One text per language. */
const isText = ({ properties }: Part) => properties?.ko !== undefined;
const isTyped = (field: Part): boolean =>
  field.anyOf
    ? field.anyOf.some((kind) => isTyped(kind) || isText(kind))
    : /string|number|integer/.test(`${field.type}`);
const isKnown = (field: Part): boolean =>
  ['default', 'examples', 'enum', 'const'].some((keyword) => field[keyword] !== undefined) ||
  (field.anyOf ?? []).some(({ enum: choices, type }) => choices !== undefined || type === 'array');
