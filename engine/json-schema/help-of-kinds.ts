import type { JsonSchema } from './to-json.ts';

/**
 * A JSON Schema without the general help texts of kinds of values ("a text, or one per language") in fields that have
 * their own: editors would show only the innermost one. Kinds with a title stay, as operators choose between them.
 */
export function withoutHelpOfKinds(schema: JsonSchema, isInField = false): JsonSchema {
  const { description, ...rest } = schema;
  const isGeneral = isInField && schema.title === undefined;
  const isField = schema.title !== undefined || isInField;
  const parts = Object.entries(isGeneral ? rest : schema).map(([keyword, part]) => {
    if (keyword === 'anyOf') return [keyword, mapped(part, (kind) => withoutHelpOfKinds(kind, isField))];
    if (keyword === 'properties' || keyword === '$defs')
      return [
        keyword,
        Object.fromEntries(
          Object.entries(part as object).map(([name, own]) => [name, within(own as JsonSchema)]),
        ),
      ];
    if (keyword === 'items' || keyword === 'additionalProperties') return [keyword, within(part)];
    return [keyword, part];
  });
  return Object.fromEntries(parts);
}

const within = <T>(part: T): T | JsonSchema =>
  typeof part === 'object' && part !== null ? withoutHelpOfKinds(part as JsonSchema) : part;

const mapped = (kinds: unknown, change: (kind: JsonSchema) => JsonSchema) =>
  Array.isArray(kinds) ? kinds.map(change) : kinds;
