import { z } from 'zod';

/**
 * The body of every failed response (SPEC section 8). `message` has machine-readable codes such as
 * `ARTICLE_PASSWORD_WRONG`; `translatedMessage` is for the visitor, in the requested language.
 */
export const errorBody = z.object({
  message: z.union([z.string(), z.array(z.string())]),
  translatedMessage: z.string().optional(),
  statusCode: z.int().min(400).max(599),
  code: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
