import type { Registry } from '#registry/contract.ts';
import type { OperatorLanguage } from '#schemas/labeled.ts';
import type { Tokens } from '#schemas/layout/theme.ts';
import { tokenLabel } from '#schemas/layout/token-labels.ts';
import { templateName } from './template-name.ts';
import type { JsonSchema } from './to-json.ts';

/** The JSON Schema of token overrides: the tokens of all templates with title and help, and their values as default. */
export function themeSchema(
  shape: JsonSchema,
  { templates }: Pick<Registry, 'templates'>,
  language: OperatorLanguage = 'en',
): JsonSchema {
  const values = new Map<string, Map<string, string[]>>();
  for (const [code, { template, tokens }] of templates) {
    const name = templateName(code, template, language);
    for (const [token, value] of leaves(tokens)) {
      const used = values.get(token) ?? new Map<string, string[]>();
      values.set(token, used.set(value, [...(used.get(value) ?? []), name]));
    }
  }
  const { additionalProperties, ...rest } = shape;
  const value = withoutTitles(additionalProperties as JsonSchema);
  const properties = [...values].map(([name, used]) => [
    name,
    { ...value, ...tokenTexts(name, used, language) },
  ]);
  return { ...rest, properties: Object.fromEntries(properties), additionalProperties: false };
}

/** Title, `default` and a description that ends with the values by template: `Commerce, Hybrid: 8px; Branding: 0`. */
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

/** The value of any token. Editors would show the title of its kind (text, number) in place of the token's. */
const withoutTitles = (value: JsonSchema): JsonSchema => ({
  ...value,
  anyOf: ((value.anyOf ?? []) as JsonSchema[]).map(({ title: _, description: __, ...kind }) => kind),
});

/** The tokens by dotted name. */
function leaves(tokens: Tokens, path: string[] = []): [name: string, value: string][] {
  return Object.entries(tokens).flatMap(([name, value]): [string, string][] =>
    typeof value === 'object' ? leaves(value, [...path, name]) : [[[...path, name].join('.'), String(value)]],
  );
}
