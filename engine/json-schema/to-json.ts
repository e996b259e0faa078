import { z } from 'zod';
import { labelsIn, type OperatorLanguage } from '#schemas/labeled.ts';
import { references } from '#schemas/primitives.ts';
import { withoutHelpOfKinds } from './help-of-kinds.ts';

type Part = Parameters<NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>>[0];
export type JsonSchema = Record<string, unknown> & { $defs?: Record<string, JsonSchema> };

/**
 * The JSON Schema of a schema.
 * @param language of titles and descriptions
 * @param io what is written (`input`, before defaults are applied) or what is read (`output`)
 */
export const toJson = (
  schema: z.ZodType,
  language: OperatorLanguage = 'en',
  io: 'input' | 'output' = 'input',
  markLinks?: (part: Part) => void,
): JsonSchema =>
  withoutHelpOfKinds(
    z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      target: 'draft-2020-12',
      override: (part) => {
        labelsIn(language)(part);
        markLinks?.(part);
      },
    }) as JsonSchema,
  );

/** Marks URLs that visitors open: editors offer pages to choose from. `link-or-host`: the scheme may be missing. */
export function markLink({ zodSchema, jsonSchema }: Part): void {
  const reference = references.get(zodSchema as z.core.$ZodType as z.ZodType);
  if (reference?.kind === 'link') jsonSchema.format = reference.completesHosts ? 'link-or-host' : 'link';
}

/** The JSON Schema of a part of another one: without its dialect, its definitions moved to `definitions`. */
export function partToJson(
  schema: z.ZodType,
  language: OperatorLanguage,
  definitions: Record<string, JsonSchema>,
  io: 'input' | 'output' = 'input',
): JsonSchema {
  const { $defs = {}, $schema: _, ...part } = toJson(schema, language, io, markLink);
  for (const [name, definition] of Object.entries($defs)) definitions[name] ??= definition;
  return part;
}

/** Names to choose from, with a text for each that editors show beside it. */
export const choice = (texts: Iterable<readonly [name: string, text: string]>): JsonSchema => {
  const entries = [...texts];
  return { enum: entries.map(([name]) => name), enumDescriptions: entries.map(([, text]) => text) };
};
