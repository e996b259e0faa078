import type { Registry } from '#registry/contract.ts';
import type { OperatorLanguage } from '#schemas/labeled.ts';
import { siteDocument } from '#schemas/layout/site-document.ts';
import { defaultTemplateCode } from '#schemas/site/homepage-config.ts';
import { bindingSchemas } from './binding-schema.ts';
import { blockSchemas, type Samples } from './block-schemas.ts';
import { withPageKeys } from './page-key-schema.ts';
import { sourceChoice, sourceSchemas } from './source-schemas.ts';
import { templateName } from './template-name.ts';
import { themeSchema } from './theme-schema.ts';
import { choice, type JsonSchema, markLink, toJson } from './to-json.ts';

/**
 * The JSON Schema of a site document, for editors: it lists the names of templates, tokens, pages, blocks, sources with
 * their parameters and facts, and each block type has the schema of its data and slots.
 * @param language of titles and descriptions
 * @param samples data for examples and snippets
 */
export function siteJsonSchema(
  unordered: Registry,
  language: OperatorLanguage = 'en',
  samples: Samples = new Map(),
): JsonSchema {
  const registry = inOrder(unordered);
  const { $schema, $defs = {} } = toJson(siteDocument, language, 'input', markLink);
  const { SiteDocument: document = {}, ...definitions } = $defs;
  Object.assign(definitions, bindingSchemas(definitions.Binding ?? {}, registry, language));
  Object.assign(definitions, sourceSchemas(registry, language, definitions));
  Object.assign(definitions, blockSchemas(registry, language, samples, definitions));
  const anySource = sourceChoice([...registry.sources.keys()], registry, language);
  definitions.SourceRef = withNamedParams(definitions.SourceRef ?? {}, { properties: {} });
  definitions.PageSource = withNamedParams(definitions.PageSource ?? {}, anySource);
  const { template, theme, pages, ...properties } = document.properties as Record<string, JsonSchema>;
  return {
    $schema,
    ...document,
    properties: {
      ...properties,
      template: { ...template, ...templateChoice(registry, language) },
      theme: themeSchema(theme ?? {}, registry, language),
      pages: withPageKeys(pages ?? {}, registry, language),
    },
    $defs: definitions,
  };
}

/** The templates by code, with their names. */
const templateChoice = ({ templates }: Registry, language: OperatorLanguage): JsonSchema =>
  choice(
    [...templates].map(([code, { template }]) => [code, templateName(code, template, language)] as const),
  );

/** A reference to a source: which names there are and which parameters each has depends on the place. */
function withNamedParams(shape: JsonSchema, names: JsonSchema): JsonSchema {
  const { name, params, ...own } = shape.properties as Record<string, JsonSchema>;
  const { title, description, examples } = params ?? {};
  const chosen = names.properties as Record<string, JsonSchema>;
  return {
    ...shape,
    ...names,
    properties: {
      name: { ...name, ...chosen.name },
      params: { title, description, examples, type: 'object' },
      ...own,
    },
  };
}

/** The names of a registry in the same order wherever it was read; the standard template comes first. */
function inOrder({ blocks, sources, templates, ...rest }: Registry): Registry {
  const sorted = <T>(all: ReadonlyMap<string, T>) =>
    new Map(
      [...all].sort(([a], [b]) => Number(b === first) - Number(a === first) || a.localeCompare(b, 'en')),
    );
  const first = defaultTemplateCode;
  return { ...rest, blocks: sorted(blocks), sources: sorted(sources), templates: sorted(templates) };
}
