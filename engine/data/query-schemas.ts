import type { z } from 'zod';
import { sameValue } from '#engine/cache/same-value.ts';
import type { Registry } from '#registry/contract.ts';
import { isBinding } from '#schemas/layout/binding.ts';

/** Name of a query parameter → what the parameters of sources that are bound to it take. */
export type QuerySchemas = ReadonlyMap<string, readonly z.ZodType[]>;

/**
 * Of every name of the query that a layout binds in parameters of sources alone: what these take. One that anything else
 * reads, such as a block that shows a keyword, is missing: there each value is another page.
 * @param layout a page, slots, or whatever holds some of them, as documents write them
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
    // Beside the data of blocks nothing but a source is called by a name.
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

/** Most pages read nothing of the query: one map for them all, as they are many. */
const none: QuerySchemas = new Map();

/**
 * A value of the query as it stands in a page's one address: undefined where none of those who read it makes anything
 * else of it than of no value, as they refuse it (source-request.ts) or go by it anyway; a number always written alike.
 */
export function meantValue(text: string, schemas: readonly z.ZodType[]): string | undefined {
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
