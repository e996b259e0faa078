type Json = Record<string, unknown>;

/**
 * A JSON Schema whose choices are constants with a description each. The code view explains those, while VS Code and the
 * forms read `enumDescriptions`, which the code view does not know.
 */
export function withDescribedValues<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(withDescribedValues) as T;
  if (typeof schema !== 'object' || schema === null) return schema;
  const { enum: values, enumDescriptions: texts, ...rest } = schema as Json;
  // What is an example or a default is a value, not a schema.
  const parts = Object.fromEntries(
    Object.entries(rest).map(([keyword, part]) => [
      keyword,
      keyword === 'examples' || keyword === 'default' ? part : withDescribedValues(part),
    ]),
  );
  if (!Array.isArray(values)) return { ...(schema as Json), ...parts } as T;
  if (!Array.isArray(texts) || 'anyOf' in rest) return { ...parts, enum: values } as T;
  return {
    ...parts,
    anyOf: values.map((value, index) => ({ const: value, description: texts[index] })),
  } as T;
}
