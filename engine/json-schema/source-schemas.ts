import type { z } from 'zod';
import type { Registry, SourceDefinition } from '#registry/contract.ts';
import { labelOf, type OperatorLanguage } from '#schemas/labeled.ts';
import { textOf } from './json-paths.ts';
import { choice, type JsonSchema, partToJson } from './to-json.ts';

type Definitions = Record<string, JsonSchema>;

/** Name of the definition of a source's parameters. */
const definitionOf = (name: string) => `source.${name}`;

/** The definitions of all sources: their parameters, literal or bound. */
export function sourceSchemas(
  registry: Registry,
  language: OperatorLanguage,
  definitions: Definitions,
): Definitions {
  return Object.fromEntries(
    [...registry.sources.values()].map((source) => [
      definitionOf(source.name),
      sourceSchema(source, language, definitions),
    ]),
  );
}

/** The JSON Schema of a reference to one of `names`: the parameters follow the name. */
export function sourceChoice(
  names: readonly string[],
  registry: Registry,
  language: OperatorLanguage,
): JsonSchema {
  const known = names.flatMap((name) => registry.sources.get(name) ?? []);
  return {
    properties: {
      name: {
        ...choice(known.map(({ name, params }) => [name, textOf(labelOf(params, language) ?? {})] as const)),
        ...(names.length === 1 ? { default: names[0] } : {}),
      },
    },
    allOf: known.map(({ name }) => ({
      if: { properties: { name: { const: name } }, required: ['name'] },
      // biome-ignore lint/suspicious/noThenProperty: `then` is JSON Schema's own word
      then: { $ref: `#/$defs/${definitionOf(name)}` },
    })),
  };
}

function sourceSchema(
  source: SourceDefinition,
  language: OperatorLanguage,
  definitions: Definitions,
): JsonSchema {
  const { shape } = source.params as z.ZodObject<Record<string, z.ZodType>>;
  const required = Object.keys(shape).filter((name) => !shape[name]?.safeParse(undefined).success);
  const properties = Object.entries(shape).map(([name, schema]) => [
    name,
    paramSchema(partToJson(schema, language, definitions, 'output')),
  ]);
  return {
    ...labelOf(source.params, language),
    properties: {
      params: {
        properties: Object.fromEntries(properties),
        additionalProperties: false,
        ...(required.length ? { required } : {}),
      },
    },
    ...(required.length ? { required: ['params'] } : {}),
  };
}

/** A parameter as documents give it: numbers and lists may be texts, like in a URL, and any may be bound. */
function paramSchema({ title, description, examples, default: standard, ...value }: JsonSchema): JsonSchema {
  const isTyped = value.type === 'integer' || value.type === 'number' || value.type === 'array';
  return {
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
    ...(standard === undefined ? {} : { default: standard }),
    ...(examples ? { examples } : {}),
    anyOf: [value, ...(isTyped ? [{ type: 'string' }] : []), { $ref: '#/$defs/ParamBinding' }],
  };
}
