import { type JsonSchema, resolved } from '../../schema/json-schema.ts';

/**
 * The schema of a parameter for its field. Numbers and lists may also be written as text, like in a URL. The field
 * shows text only if the document has text.
 */
export function paramSchema(root: JsonSchema, schema: JsonSchema, value: unknown): JsonSchema {
  const own = resolved(root, schema);
  const options = own.anyOf ?? [];
  const isPlainText = (one: JsonSchema) => one.type === 'string' && Object.keys(one).length === 1;
  const texts = options.filter(isPlainText);
  const typed = options.filter(
    (one) => !isPlainText(one) && (one.type === 'integer' || one.type === 'number' || one.type === 'array'),
  );
  if (texts.length === 0 || typed.length === 0) return own;
  const dropped = typeof value === 'string' ? typed : texts;
  return { ...own, anyOf: options.filter((one) => !dropped.includes(one)) };
}
