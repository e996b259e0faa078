import { z } from 'zod';

/**
 * The body of every answer that is no success (SPEC section 8). `message` holds machine codes such as
 * `ARTICLE_PASSWORD_WRONG`, and `translatedMessage` is for the visitor, in the language that was asked for.
 */
export const errorBody = z.object({
  message: z.union([z.string(), z.array(z.string())]),
  translatedMessage: z.string().optional(),
  statusCode: z.int().min(400).max(599),
  code: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
