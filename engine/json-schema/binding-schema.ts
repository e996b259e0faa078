import { factSchemas } from '#engine/resolve/facts.ts';
import type { Registry } from '#registry/contract.ts';
import type { OperatorLanguage } from '#schemas/labeled.ts';
import { languageCodes } from '#schemas/language-codes.ts';
import { unknownFact } from '#schemas/layout/binding.ts';
import { valueTitle } from '#schemas/layout/value-titles.ts';
import { jsonPaths, type ValuePath } from './json-paths.ts';
import { choice, type JsonSchema, toJson } from './to-json.ts';

/** Steps into the answer of a page's source that editors suggest. */
const answerDepth = 3;

/** What templates bind: names of parameters and of sources come from them or from the document. */
const free = [/^query\./, /^params\./, /^clock\./];

/**
 * The JSON Schemas of bindings: of those in the data of a node, and of those in the parameters of a source, which
 * cannot depend on another source. All facts are listed; parameters and sources of a page have names of its own.
 * @param shape of a binding to anything
 */
export function bindingSchemas(
  shape: JsonSchema,
  registry: Registry,
  language: OperatorLanguage,
): Record<string, JsonSchema> {
  const facts = Object.entries(factSchemas).flatMap(([root, schema]) =>
    jsonPaths(toJson(schema, language, 'output'), root),
  );
  const bound = [...boundPaths(registry)].map((path) => ({ path, description: '' }));
  const ofRoute = bound.filter(({ path }) => free.some((pattern) => pattern.test(path)));
  const ofPage = answerPaths(registry, language);
  const patterns = [
    '^params\\.\\w+$',
    '^query\\.[^.]+$',
    ...facts.filter((fact) => !isSuggested(fact)).map(patternOf),
  ];
  const message = unknownFact[language];
  const titled = (paths: ValuePath[]) =>
    paths.map(({ path, description }) => ({
      path,
      description: description || (valueTitle(path, language) ?? ''),
    }));
  return {
    Binding: bindingTo(shape, titled([...facts, ...ofRoute, ...ofPage]), [...patterns, '^page\\.'], message),
    ParamBinding: bindingTo(shape, titled([...ofRoute, ...facts]), patterns, message),
  };
}

function bindingTo(
  shape: JsonSchema,
  paths: ValuePath[],
  patterns: string[],
  patternErrorMessage: string,
): JsonSchema {
  const { $bind } = shape.properties as { $bind: JsonSchema };
  const listed = paths.filter(isSuggested);
  const pattern = [...new Set(patterns)].join('|');
  // Editors report the first alternative's message: the others' would list every path.
  const anyOf = [
    { pattern, patternErrorMessage },
    choice(listed.map(({ path, description }) => [path, description] as const)),
  ];
  return { ...shape, properties: { $bind: { ...$bind, anyOf } } };
}

/** Whether editors suggest a path: not into lists and records, and not a single language of a text. */
const isSuggested = ({ path }: ValuePath) => !unlikely.test(path);
const unlikely = new RegExp(`\\.(0|\\*)(\\.|$)|\\.(${languageCodes.join('|')})$`);

/** The pattern of a path that is not suggested. */
const patternOf = ({ path }: ValuePath) =>
  `^${path
    .replaceAll('.', '\\.')
    .replaceAll(/(?<=\.)0\b/g, '\\d+')
    .replaceAll('*', '[^.]+')}$`;

/** Paths into the answers of the sources that pages of the templates have, by the names that they have there. */
function answerPaths(registry: Registry, language: OperatorLanguage): ValuePath[] {
  const aliases = new Map<string, string>();
  for (const { template } of registry.templates.values())
    for (const { sources = {} } of Object.values(template.pages ?? {}))
      for (const [alias, { name }] of Object.entries(sources)) aliases.set(alias, name);
  return [...aliases].flatMap(([alias, name]) => {
    const source = registry.sources.get(name);
    return source ? jsonPaths(toJson(source.response, language, 'output'), `page.${alias}`, answerDepth) : [];
  });
}

/** The bindings of all templates, most used first. */
function boundPaths({ templates }: Registry): Set<string> {
  const counts = new Map<string, number>();
  JSON.stringify(
    [...templates.values()].map(({ template }) => template),
    (key, value) => {
      if (key === '$bind') counts.set(value, (counts.get(value) ?? 0) + 1);
      return value;
    },
  );
  return new Set([...counts].sort(([, a], [, b]) => b - a).map(([path]) => path));
}
