import type { Registry } from '#registry/contract.ts';
import type { OperatorLanguage } from '#schemas/labelled.ts';
import type { Tokens } from '#schemas/layout/theme.ts';
import { tokenLabel } from '#schemas/layout/token-labels.ts';
import type { JsonSchema } from './to-json.ts';

/** The JSON Schema of token overrides: the tokens of all templates by name, with their values as default. */
export function themeSchema(
  shape: JsonSchema,
  { templates }: Pick<Registry, 'templates'>,
  language: OperatorLanguage = 'en',
): JsonSchema {
  const values = new Map<string, Map<string, string[]>>();
  for (const [template, { tokens }] of templates)
    for (const [name, value] of leaves(tokens)) {
      const used = values.get(name) ?? new Map<string, string[]>();
      values.set(name, used.set(value, [...(used.get(value) ?? []), template]));
    }
  const { additionalProperties, ...rest } = shape;
  const properties = [...values].map(([name, used]) => [
    name,
    { ...(additionalProperties as JsonSchema), ...tokenTexts(name, used, language) },
  ]);
  return { ...rest, properties: Object.fromEntries(properties), additionalProperties: false };
}

/** Title, `default` and a description that ends with the values by template: `commerce, hybrid: 8px; branding: 0`. */
function tokenTexts(name: string, used: Map<string, string[]>, language: OperatorLanguage): JsonSchema {
  const [first] = used.keys();
  const [title, help] = tokenLabel(name)?.[language] ?? [];
  const values = [...used].map(([value, templates]) => `${templates.join(', ')}: ${value}`).join('; ');
  return {
    ...(title && { title }),
    description: [help, values].filter(Boolean).join(' '),
    default: first,
  };
}

/** The tokens by dotted name. */
function leaves(tokens: Tokens, path: string[] = []): [name: string, value: string][] {
  return Object.entries(tokens).flatMap(([name, value]): [string, string][] =>
    typeof value === 'object' ? leaves(value, [...path, name]) : [[[...path, name].join('.'), String(value)]],
  );
}
