import { notFoundKey, pageKeys } from '#engine/route/page-keys.ts';
import type { Registry } from '#registry/contract.ts';
import type { OperatorLanguage } from '#schemas/labeled.ts';
import { maxPages } from '#schemas/layout/document-limits.ts';
import { pageKey } from '#schemas/layout/page.ts';
import { pageLabels } from '#schemas/layout/page-labels.ts';
import { type JsonSchema, toJson } from './to-json.ts';

/**
 * The JSON Schema of pages by key: the website's and the templates' keys are listed, and any other key may be added.
 */
export function withPageKeys(shape: JsonSchema, registry: Registry, language: OperatorLanguage): JsonSchema {
  const ofTemplates = [...registry.templates.values()].flatMap(({ template }) =>
    Object.keys(template.pages ?? {}),
  );
  const keys = [...new Set([...pageKeys, notFoundKey, ...ofTemplates])];
  const page = shape.additionalProperties as JsonSchema;
  const properties = keys.map((key) => {
    const label = pageLabels[key]?.[language];
    return [key, { ...(label ? { title: label[0], description: label[1] } : {}), ...page }];
  });
  const { $schema: _, ...names } = toJson(pageKey, language);
  return {
    ...shape,
    maxProperties: maxPages,
    propertyNames: names,
    properties: Object.fromEntries(properties),
  };
}
