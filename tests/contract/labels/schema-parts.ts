import type { z } from 'zod';
import { registry } from '#registry/manifest.server.ts';
import { siteDocument } from '#schemas/layout/site-document.ts';

/** A part of a schema. `isField`: it is a property of an object, at which operators read a label. */
export type SchemaPart = { path: string; schema: z.ZodType; isField: boolean };

type Parts = {
  shape?: Record<string, z.ZodType>;
  options?: z.ZodType[];
  getter?: () => z.ZodType;
} & Partial<Record<'innerType' | 'element' | 'keyType' | 'valueType' | 'in', z.ZodType>>;

/** The parts that a schema is made of, without the names of properties. */
export function insideOf(schema: z.ZodType): z.ZodType[] {
  const { innerType, element, keyType, valueType, in: input, options = [], getter } = definitionOf(schema);
  const parts = [innerType, element, keyType, valueType, input, getter?.(), ...options];
  return parts.filter((part) => part !== undefined);
}

/** The properties of an object schema. */
const propertiesOf = (schema: z.ZodType): [name: string, property: z.ZodType][] =>
  Object.entries(definitionOf(schema).shape ?? {});

const definitionOf = (schema: z.ZodType) => schema.def as unknown as Parts;

/** A schema and everything in it, with dotted paths. A part that stands in several places is listed once. */
export function partsOf(
  schema: z.ZodType,
  path: string,
  isField = false,
  seen = new Set<z.ZodType>(),
): SchemaPart[] {
  if (seen.has(schema)) return isField ? [{ path, schema, isField }] : [];
  seen.add(schema);
  return [
    { path, schema, isField },
    ...propertiesOf(schema).flatMap(([name, property]) => partsOf(property, `${path}.${name}`, true, seen)),
    ...insideOf(schema).flatMap((part) => partsOf(part, path, false, seen)),
  ];
}

/** Every part of what operators edit: site documents, the data of blocks and the parameters of sources. */
export function operatorParts(): SchemaPart[] {
  return [
    ...partsOf(siteDocument, 'site'),
    ...[...registry.blocks].flatMap(([type, { schema }]) => partsOf(schema, type)),
    ...[...registry.sources].flatMap(([name, { params }]) => partsOf(params, `source ${name}`)),
  ];
}

/** One text per language. */
export const isLocalized = (schema: z.ZodType): boolean => {
  const names = propertiesOf(schema).map(([name]) => name);
  return names.length > 0 && names.every((name) => ['en', 'ja', 'ko', 'zh'].includes(name));
};

/** A reference to a fact. */
export const isBindingSchema = (schema: z.ZodType): boolean =>
  propertiesOf(schema).some(([name]) => name === '$bind');
