import type { z } from 'zod';
import { sameValue } from '#engine/cache/same-value.ts';
import type { Registry } from '#registry/contract.ts';
import { isBinding } from '#schemas/layout/binding.ts';

/** Name of a query parameter → schemas of the source parameters bound to it. */
export type QuerySchemas = ReadonlyMap<string, readonly z.ZodType[]>;

/**
 * Collects the schemas of query parameters that a layout binds only in source parameters. A parameter that anything
 * else reads, such as a block that shows a keyword, is left out: each of its values is a different page.
 * @param layout a page, slots, or an object that contains some, as documents write them
 */
export function querySchemas(layout: unknown, { sources }: Pick<Registry, 'sources'>): QuerySchemas {
  const known = new Map<string, z.ZodType[]>();
  const unknown = new Set<string>();
  const note = (value: unknown, schema?: z.ZodType) => {
    if (!isBinding(value) || !value.$bind.startsWith('query.')) return;
    const name = value.$bind.slice('query.'.length);
    if (!schema) unknown.add(name);
    else known.set(name, [...new Set([...(known.get(name) ?? []), schema])]);
  };
  const visit = (value: unknown, isData: boolean) => {
    note(value);
    if (typeof value !== 'object' || value === null) return;
    // Outside the data of blocks only a source has a name.
    if (!isData && 'name' in value && typeof value.name === 'string') {
      const shape = sources.get(value.name)?.params.shape;
      const params = 'params' in value ? (value.params ?? {}) : {};
      for (const [name, param] of Object.entries(params)) note(param, shape?.[name] as z.ZodType | undefined);
    } else for (const [key, item] of Object.entries(value)) visit(item, isData || key === 'data');
  };
  visit(layout, false);
  for (const name of unknown) known.delete(name);
  return known.size > 0 ? known : none;
}

/** Most pages read nothing from the query, so they share one empty map. */
const none: QuerySchemas = new Map();

/**
 * The canonical form of a query value. Undefined if every source treats it like a missing value, because it refuses the
 * value (source-request.ts) or the value equals its default. A number has one spelling.
 */
export function canonicalValue(text: string, schemas: readonly z.ZodType[]): string | undefined {
  const read = schemas.map((schema) => {
    const without = schema.safeParse(undefined).data;
    const given = text === '' ? undefined : schema.safeParse(text);
    return { without, value: given?.success ? given.data : without };
  });
  if (read.every(({ value, without }) => sameValue(value, without))) return undefined;
  const [first] = read;
  const isNumber = typeof first?.value === 'number' && read.every(({ value }) => value === first.value);
  return isNumber ? String(first.value) : text;
}
