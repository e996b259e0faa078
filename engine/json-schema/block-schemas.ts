import type { BlockDefinition, Registry } from '#registry/contract.ts';
import type { OperatorLanguage } from '#schemas/labeled.ts';
import { node } from '#schemas/layout/node.ts';
import { addExamples } from './examples.ts';
import { type NodeSnippet, snippetsOf } from './node-snippets.ts';
import { sourceChoice } from './source-schemas.ts';
import { choice, type JsonSchema, partToJson } from './to-json.ts';

type Definitions = Record<string, JsonSchema>;

/** Data that shows what a block is for, by block type: its first one fills the examples of its fields. */
export type Samples = ReadonlyMap<string, readonly NodeSnippet[]>;

/** The definitions of all blocks, and of nodes, whose type determines what they take. */
export function blockSchemas(
  registry: Registry,
  language: OperatorLanguage,
  samples: Samples,
  definitions: Definitions,
): Definitions {
  const blocks = [...registry.blocks.values()];
  const shape = definitions.Node ?? partToJson(node, language, definitions);
  const types = choice(
    blocks.map(({ type, meta }) => [type, `${meta.label[language]}: ${meta.description[language]}`]),
  );
  const { type, ...properties } = shape.properties as Definitions;
  return {
    ...Object.fromEntries(
      blocks.map((block) => [
        block.type,
        blockSchema(block, registry, language, samples.get(block.type) ?? [], definitions),
      ]),
    ),
    Node: {
      ...shape,
      properties: { ...properties, type: { ...type, ...types } },
      allOf: blocks.map(({ type }) => ({
        if: { properties: { type: { const: type } }, required: ['type'] },
        // biome-ignore lint/suspicious/noThenProperty: `then` is JSON Schema's own word
        then: { $ref: `#/$defs/${type}` },
      })),
      defaultSnippets: blocks.flatMap((block) =>
        snippetsOf(block, registry, language, samples.get(block.type) ?? []),
      ),
    },
  };
}

function blockSchema(
  { schema, meta }: BlockDefinition,
  registry: Registry,
  language: OperatorLanguage,
  samples: readonly NodeSnippet[],
  definitions: Definitions,
): JsonSchema {
  const data = partToJson(schema, language, definitions);
  const [sample] = samples;
  return {
    title: meta.label[language],
    description: meta.description[language],
    properties: {
      v: { type: 'integer', minimum: 1, maximum: meta.version, default: meta.version },
      data: {
        title: meta.label[language],
        description: meta.description[language],
        ...addExamples(data, sample?.data),
      },
      source: meta.sources.length ? sourceChoice(meta.sources, registry, language) : false,
      slots: {
        properties: Object.fromEntries(
          Object.entries(meta.slots).map(([name, { label, max }]) => [
            name,
            {
              title: label[language],
              type: 'array',
              items: { $ref: '#/$defs/Node' },
              ...(max === undefined ? {} : { maxItems: max }),
            },
          ]),
        ),
        additionalProperties: false,
      },
    },
    ...(meta.sourceRequired ? { required: ['source'] } : {}),
  };
}
