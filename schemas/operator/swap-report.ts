import { z } from 'zod';
import { languageCode } from '../primitives.ts';
import { documentText } from './revisions.ts';

/**
 * The route of the site server that compares the facts that two documents show. It needs a `frame` token, as
 * `POST /_maru/preview` does.
 */
export const factsPath = '/_maru/preview/facts';

/** The body of `POST /_maru/preview/facts`. */
export const factsRequest = z.strictObject({
  documents: z.tuple([documentText, documentText]).describe('Before and after.'),
  languages: z.array(languageCode).min(1).optional().describe("All of the partner's by default."),
});
export type FactsRequest = z.infer<typeof factsRequest>;

/** Facts of a clinic, by what a visitor looks for. */
export const factKinds = [
  'phones',
  'hours',
  'address',
  'businessNumber',
  'treatments',
  'prices',
  'staff',
  'events',
  'notices',
  'faq',
] as const;
export type FactKind = (typeof factKinds)[number];

const pageKeys = z.array(z.string()).describe('Keys of the pages that show it.');
const retainedFact = z.strictObject({
  name: z.string(),
  noLongerOn: pageKeys.describe('Keys of the pages that showed it and no longer do.'),
});
const movedFact = z.strictObject({ name: z.string(), from: pageKeys, to: pageKeys });
const lostFact = z.strictObject({ name: z.string(), from: pageKeys });

/** What became of the facts of one kind. Those that the first document does not show are only counted. */
const factChanges = z.strictObject({
  kind: z.enum(factKinds),
  total: z.int().nonnegative().describe('Facts of this kind that the clinic has.'),
  retained: z.array(retainedFact).describe('Still on at least one of the pages that showed them.'),
  moved: z.array(movedFact).describe('Only on other pages than before.'),
  lost: z.array(lostFact).describe('On no page any more.'),
  gained: z.int().nonnegative().describe('Shown by the second document alone.'),
});
export type FactChanges = z.infer<typeof factChanges>;

const place = z.strictObject({ language: languageCode, path: z.string() });

/** The answer of `POST /_maru/preview/facts`: what a change of document does to the facts that visitors find. */
export const swapReport = z.strictObject({
  templates: z.tuple([z.string(), z.string()]),
  counts: z.strictObject({
    retained: z.int().nonnegative(),
    moved: z.int().nonnegative(),
    lost: z.int().nonnegative(),
    pages: z.int().nonnegative().describe('Pages that were rendered.'),
  }),
  languages: z.array(z.strictObject({ language: languageCode, kinds: z.array(factChanges) })),
  unread: z.array(z.string()).describe('Pages and lists that were left out, each with the reason.'),
  failed: z
    .tuple([z.array(place), z.array(place)])
    .describe('Pages of each document that could not be rendered: their facts count as not shown.'),
});
export type SwapReport = z.infer<typeof swapReport>;
