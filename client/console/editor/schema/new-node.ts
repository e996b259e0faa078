import type { Json } from '#schemas/json.ts';
import type { CatalogBlock } from '#schemas/operator/catalog.ts';
import { initialValue } from './initial-value.ts';
import { type JsonSchema, resolved } from './json-schema.ts';

type NewNode = { [key: string]: Json; id: string; type: string; v: number; data: Json };

/**
 * A new node of a block: its first preset, or else only the data that it requires, and the source that templates give
 * it.
 * @param ids the page's ids, from which the new one differs
 */
export function newNode(root: JsonSchema, block: CatalogBlock, ids: ReadonlySet<string>): NewNode {
  const { type, version, presets, newSource } = block;
  return {
    id: freeId(type, ids),
    type,
    v: version,
    data: presets[0]?.data ?? initialData(root, type),
    ...(newSource && { source: newSource }),
  };
}

/** The schema of a block's data. */
export const dataSchema = (root: JsonSchema, type: string): JsonSchema =>
  resolved(root, resolved(root, root.$defs?.[type]).properties?.data);

function initialData(root: JsonSchema, type: string): Record<string, Json> {
  const { properties = {}, required = [] } = dataSchema(root, type);
  const given = Object.entries(properties).filter(([name]) => required.includes(name));
  return Object.fromEntries(given.map(([name, schema]) => [name, initialValue(root, schema)]));
}

/** `NoticeList` → `notice-list`, or with the first number that is free. */
export function freeId(name: string, ids: ReadonlySet<string>): string {
  const base = name.replaceAll(/(?<=[a-z\d])([A-Z])/g, '-$1').toLowerCase();
  if (!ids.has(base)) return base;
  let number = 2;
  while (ids.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
