import { isBinding } from '#schemas/layout/binding.ts';
import type { JsonSchema } from './to-json.ts';

/** Longer values help no one as examples. */
const maxLength = 300;

/**
 * A JSON Schema whose fields have the values of a sample as examples, such as lists and groups: fields that list their
 * values or have examples of their own stay as they are.
 * @param sample a value that the schema describes
 */
export function addExamples(schema: JsonSchema, sample: unknown): JsonSchema {
  if (typeof sample !== 'object' || sample === null || isBinding(sample)) return schema;
  if (schema.type === 'array' && Array.isArray(sample) && isSchema(schema.items))
    return { ...schema, items: addExamples(schema.items, sample[0]) };
  if (!isSchema(schema.properties)) return schema;
  const values = sample as Record<string, unknown>;
  const properties = Object.entries(schema.properties as Record<string, JsonSchema>).map(([name, field]) => [
    name,
    name in values ? withExample(addExamples(field, values[name]), values[name]) : field,
  ]);
  return { ...schema, properties: Object.fromEntries(properties) };
}

function withExample(field: JsonSchema, value: unknown): JsonSchema {
  const isKnown = field.enum !== undefined || field.type === 'boolean' || field.examples !== undefined;
  if (isKnown || JSON.stringify(value).length > maxLength) return field;
  return { ...field, examples: [value] };
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;
