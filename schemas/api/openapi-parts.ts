import { z } from 'zod';
import { labelsIn } from '../labeled.ts';
import { pathParamNames } from './call.ts';

export type JsonSchema = Record<string, unknown>;

/** The parameters of a call in the path and in the query. */
export function callParameters(call: { path: string; params: z.ZodType }): object[] {
  const inPath = pathParamNames(call.path);
  const whole = jsonSchema(call.params, 'input');
  const required = (whole.required ?? []) as string[];
  return Object.entries((whole.properties ?? {}) as Record<string, JsonSchema>).map(([name, schema]) => {
    const { description, ...rest } = schema;
    return {
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name) || required.includes(name),
      ...(description !== undefined && { description }),
      // Lists are comma-separated: 1,2,3.
      ...(schema.type === 'array' && { style: 'form', explode: false }),
      schema: rest,
    };
  });
}

/** OpenAPI 3.1 uses JSON Schema 2020-12, so only `$schema` has to be removed. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const {
    $schema,
    '~standard': standard,
    ...rest
  } = z.toJSONSchema(schema, {
    io,
    override: labelsIn('en'),
  }) as JsonSchema;
  return rest;
}

/** Name of a call's response among the schemas. */
export function responseName(call: { name: string }): string {
  return `${call.name.charAt(0).toUpperCase()}${call.name.slice(1)}Response`;
}

export function reference(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}

export function jsonContent(schema: JsonSchema): object {
  return { 'application/json': { schema } };
}
