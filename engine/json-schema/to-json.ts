import { z } from 'zod';
import { labelsIn, type OperatorLanguage } from '#schemas/labelled.ts';
import { withoutHelpOfKinds } from './help-of-kinds.ts';

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
): JsonSchema =>
  withoutHelpOfKinds(
    z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      target: 'draft-2020-12',
      override: labelsIn(language),
    }) as JsonSchema,
  );

/** The JSON Schema of a part of another one: without its dialect, its definitions moved to `definitions`. */
export function partToJson(
  schema: z.ZodType,
  language: OperatorLanguage,
  definitions: Record<string, JsonSchema>,
  io: 'input' | 'output' = 'input',
): JsonSchema {
  const { $defs = {}, $schema: _, ...part } = toJson(schema, language, io);
  for (const [name, definition] of Object.entries($defs)) definitions[name] ??= definition;
  return part;
}

/** Names to choose from, with a text for each that editors show beside it. */
export const choice = (texts: Iterable<readonly [name: string, text: string]>): JsonSchema => {
  const entries = [...texts];
  return { enum: entries.map(([name]) => name), enumDescriptions: entries.map(([, text]) => text) };
};
