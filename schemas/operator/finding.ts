import { z } from 'zod';

/** A text of the operators' side, in the languages of its users. */
export const operatorText = z.strictObject({ ko: z.string().min(1), en: z.string().min(1) });
export type OperatorText = z.infer<typeof operatorText>;

export const operatorLanguage = z.enum(['ko', 'en']);
export type OperatorLanguage = z.infer<typeof operatorLanguage>;

/** From the root of a JSON document to a value in it. */
export const jsonPath = z.array(z.union([z.string(), z.int().nonnegative()]));

/** One change of a document by path: `value` is set there, and without `value` the property or item is removed. */
const edit = z.strictObject({ path: jsonPath, value: z.json().optional() });
export type Edit = z.infer<typeof edit>;

/** Edits in the order to make them: from the end of a list to its start, since removing an item moves those after it. */
export const fromTheEnd = (edits: readonly Edit[]): Edit[] =>
  edits.toSorted((one, other) => comparePaths(other.path, one.path));

function comparePaths(one: Edit['path'], other: Edit['path']): number {
  const index = one.findIndex((part, at) => part !== other[at]);
  const [part, against] = [one[index], other[index]];
  if (index < 0 || against === undefined) return one.length - other.length;
  if (typeof part === 'number' && typeof against === 'number') return part - against;
  return String(part) < String(against) ? -1 : 1;
}

/** An error stops publishing, a warning is shown before publishing, a note is only a hint. */
export const findingLevels = ['error', 'warning', 'note'] as const;
const findingLevel = z.enum(findingLevels);
export type FindingLevel = z.infer<typeof findingLevel>;

/** One result of checking a site document: what is wrong, where, and what to do about it. */
export const finding = z.strictObject({
  rule: z.string().describe('Id of the rule, which is the name of its folder in server/publishing/rules.'),
  title: operatorText.optional().describe('What the rule finds, as a heading.'),
  level: findingLevel,
  line: z.int().positive(),
  column: z.int().positive(),
  path: jsonPath,
  place: operatorText
    .optional()
    .describe('Where it is, in operators’ words; absent for the document as a whole.'),
  message: operatorText.describe('What is wrong, with the value found.'),
  remedy: operatorText.optional().describe('What to do about it.'),
  fix: z.array(edit).min(1).optional().describe('Edits that solve it without a decision by a person.'),
});
export type Finding = z.infer<typeof finding>;
