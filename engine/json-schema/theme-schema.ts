import type { Registry } from '#registry/contract.ts';
import type { Tokens } from '#schemas/layout/theme.ts';
import type { JsonSchema } from './to-json.ts';

/** The JSON Schema of token overrides: the tokens of all templates by name, with their values as default. */
export function themeSchema(shape: JsonSchema, { templates }: Registry): JsonSchema {
  const values = new Map<string, Map<string, string[]>>();
  for (const [template, { tokens }] of templates)
    for (const [name, value] of leaves(tokens)) {
      const used = values.get(name) ?? new Map<string, string[]>();
      values.set(name, used.set(value, [...(used.get(value) ?? []), template]));
    }
  const { additionalProperties, ...rest } = shape;
  const properties = [...values].map(([name, used]) => [
    name,
    { ...(additionalProperties as JsonSchema), ...tokenTexts(used) },
  ]);
  return { ...rest, properties: Object.fromEntries(properties), additionalProperties: false };
}

/** `default` and a description that lists the values by template: `commerce, hybrid: 8px; branding: 0`. */
function tokenTexts(used: Map<string, string[]>): JsonSchema {
  const [first] = used.keys();
  const parts = [...used].map(([value, templates]) => `${templates.join(', ')}: ${value}`);
  return { description: parts.join('; '), default: first };
}

/** The tokens by dotted name. */
function leaves(tokens: Tokens, path: string[] = []): [name: string, value: string][] {
  return Object.entries(tokens).flatMap(([name, value]): [string, string][] =>
    typeof value === 'object' ? leaves(value, [...path, name]) : [[[...path, name].join('.'), String(value)]],
  );
}
