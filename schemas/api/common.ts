import { z } from 'zod';
import { id, image, isoDateTime, languageCode, maybe } from '../primitives.ts';
import { cutKeyword, mostUnits } from '../search-text.ts';

// Values in a query or a path are text. Empty text coerces to 0, which is neither a valid count nor a valid id.
export const countFromText = () => z.coerce.number<number | string>().int().positive();

/** An id in a path or a query: digits only, because `Number` would also accept `1e3` and `0x1`. */
export const idParam = z.preprocess(
  (value) => (typeof value === 'string' && !/^\d{1,16}$/.test(value.trim()) ? Number.NaN : value),
  countFromText(),
);

/** Several ids in a query: `1,2,3`. */
export const idListParam = z
  .preprocess(
    (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
    z.array(idParam).min(1).max(100),
  )
  .describe('Comma-separated ids.');

/** The language of the response; texts without it fall back to the partner's main language. */
export const languageParams = { languageCode: languageCode.optional() };

export const pagingParams = {
  page: countFromText().default(1),
  limit: countFromText().max(100).default(20),
};

export const keywordParam = z
  .string()
  .trim()
  .max(mostUnits)
  .refine((text) => cutKeyword(text) === text, 'at most 100 characters')
  .optional()
  .describe('At most 100 characters (graphemes). Blank finds everything.');

/** Every row of content has the actual language of its texts, so that a fallback gets the right `lang`. */
export const contentLanguage = languageCode.describe('The language that the texts of this row are in.');

/** An event or exhibition runs from `startAt` until `endAt`, or always. */
export const periodStates = ['ongoing', 'always', 'upcoming', 'ended'] as const;
export const periodState = z.enum(periodStates);
export type PeriodState = z.infer<typeof periodState>;

export const period = z.object({
  startAt: maybe(isoDateTime),
  endAt: maybe(isoDateTime),
  isAlways: z.boolean(),
  state: periodState.describe('At the time of the response; startAt and endAt determine when it changes.'),
});
export type Period = z.infer<typeof period>;

/** `running` is ongoing and always together. */
export const periodStateParam = z.enum(['running', ...periodStates]).optional();

/** The article before or after another one in the same list. */
export const neighbour = z.object({ id, title: z.string() });
export type Neighbour = z.infer<typeof neighbour>;

export const neighbours = { prev: maybe(neighbour), next: maybe(neighbour) };

export const images = z.array(image).default([]);

/** A page of a list; `count` is the number of rows on all pages. */
export function listOf<T extends z.ZodType>(row: T) {
  return z.object({
    rows: z.array(row),
    count: z.int().nonnegative().describe('Rows on all pages.'),
    page: z.int().positive(),
    limit: z.int().positive(),
  });
}

/** A single row. */
export function one<T extends z.ZodType>(row: T) {
  return z.object({ row });
}
