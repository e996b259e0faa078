import { z } from 'zod';
import type { Registry } from '#registry/contract.ts';
import { node } from '#schemas/layout/node.ts';
import { siteDocument } from '#schemas/layout/site-document.ts';

export type JsonSchema = Record<string, unknown> & { $defs?: Record<string, JsonSchema> };

/** The JSON Schema of a schema's input, before defaults are applied. */
export const toJson = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-2020-12' }) as JsonSchema;

/**
 * The JSON Schema of a site document, for editors: block types are an enumeration, and each type has the schema of its
 * data, slots and sources.
 */
export function siteJsonSchema(registry: Registry): JsonSchema {
  const schema = toJson(siteDocument);
  const definitions: Record<string, JsonSchema> = { ...schema.$defs };
  const types = [...registry.blocks.values()];
  const shape = definitions.Node ?? toJson(node);
  definitions.Node = {
    ...shape,
    properties: { ...(shape.properties as object), type: { enum: types.map(({ type }) => type) } },
    allOf: types.map(({ type }) => ({
      if: { properties: { type: { const: type } }, required: ['type'] },
      // biome-ignore lint/suspicious/noThenProperty: `then` is JSON Schema's own word
      then: { $ref: `#/$defs/${type}` },
    })),
  };
  for (const { type, schema: data, meta } of types) {
    const { $defs, $schema: _, ...own } = toJson(data);
    for (const [name, definition] of Object.entries($defs ?? {})) definitions[name] ??= definition;
    definitions[type] = {
      description: meta.description,
      properties: {
        v: { type: 'integer', minimum: 1, maximum: meta.version },
        data: own,
        source: meta.sources.length ? { properties: { name: { enum: [...meta.sources] } } } : false,
        slots: { propertyNames: { enum: Object.keys(meta.slots) } },
      },
    };
  }
  const templates = { enum: [...registry.templates.keys()] };
  return {
    ...schema,
    properties: { ...(schema.properties as object), template: templates },
    $defs: definitions,
  };
}
