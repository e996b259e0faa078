import type { z } from 'zod';
import { Refusal } from '#server/backend/context/refusal.ts';

/**
 * Parses a client's input.
 * @throws Refusal 400 with one entry per problem: a code from the schema (`ARTICLE_NAME_REQUIRED`) or `field: reason`
 */
export function parseRequest<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const result = parsed(schema, input);
  if (result.success) return result.data;
  const details = result.error.issues.map(({ path, message }) =>
    /^[A-Z]+(_[A-Z]+)+$/.test(message) || path.length === 0 ? message : `${path.join('.')}: ${message}`,
  );
  throw new Refusal(400, 'INVALID_REQUEST', { details: [...new Set(details)] });
}

function parsed<T extends z.ZodType>(schema: T, input: unknown) {
  try {
    return schema.safeParse(input ?? {});
  } catch (error) {
    // Values within each other deeper than any that a person writes fill the stack.
    if (error instanceof RangeError) throw new Refusal(400, 'INVALID_REQUEST');
    throw error;
  }
}
