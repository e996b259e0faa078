import type { z } from 'zod';

type Def = {
  type: string;
  shape?: Record<string, z.ZodType>;
  innerType?: z.ZodType;
  element?: z.ZodType;
  valueType?: z.ZodType;
  options?: z.ZodType[];
  getter?: () => z.ZodType;
  in?: z.ZodType;
};

const defOf = (schema: z.ZodType) => schema.def as unknown as Def;

/** The schemas inside wrappers and unions: objects, arrays, records and leaves. */
export function unwrap(schema: z.ZodType): z.ZodType[] {
  const def = defOf(schema);
  if (def.options) return def.options.flatMap(unwrap);
  if (def.type === 'lazy' && def.getter) return unwrap(def.getter());
  if (def.type === 'pipe' && def.in) return unwrap(def.in);
  return def.innerType ? unwrap(def.innerType) : [schema];
}

/** The schemas that may describe the value under `key` of an unwrapped schema. */
export function childSchemas(schema: z.ZodType, key: string | number): z.ZodType[] {
  const def = defOf(schema);
  const child = def.shape?.[key] ?? (def.type === 'array' ? def.element : undefined) ?? def.valueType;
  return child ? unwrap(child) : [];
}

/** The schemas that may describe the value at `path`. */
export function schemasAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType[] {
  return path.reduce<z.ZodType[]>(
    (schemas, key) => schemas.flatMap((s) => childSchemas(s, typeof key === 'symbol' ? String(key) : key)),
    unwrap(schema),
  );
}

/** Every key that an object at `path` may have. */
export function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  return schemasAt(schema, path).flatMap((s) => Object.keys(defOf(s).shape ?? {}));
}
