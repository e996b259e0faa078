import { z } from 'zod';
import { isoDateTime } from '../primitives.ts';
import { finding, jsonPath, operatorText } from './finding.ts';

/** Number of a revision, counted from 1 for each partner. */
export const revisionNumber = z.int().positive();

/** The text of a site document, verbatim: order, comments and blanks are preserved. */
export const documentText = z
  .string()
  .max(2_000_000)
  .refine(
    (text) => text.isWellFormed() && !text.includes('\0'),
    'expected text without NUL and lone surrogates',
  );

export const revisionMeta = z.strictObject({
  number: revisionNumber,
  status: z
    .enum(['published', 'archived', 'scheduled', 'cancelled', 'blocked'])
    .describe('Archived: published earlier. Blocked: due, but it could not be published (`problem`).'),
  author: z.string(),
  note: z.string(),
  base: revisionNumber
    .nullable()
    .describe('The revision that this one was made from; null if it is the first or unknown.'),
  createdAt: isoDateTime,
  publishAt: isoDateTime.nullable().describe('When a scheduled revision is published.'),
  problem: operatorText
    .nullable()
    .describe('Why a blocked revision was not published, or in which one a canceled revision is merged.'),
  mergedAs: revisionNumber
    .optional()
    .describe('The revision that has a canceled one merged, which `problem` is about.'),
  repeats: revisionNumber
    .optional()
    .describe(
      'In lists: the revision whose document this one has again, as after a restore. It is its base.',
    ),
});
export type RevisionMeta = z.infer<typeof revisionMeta>;

export const revision = revisionMeta.extend({ document: documentText });
export type Revision = z.infer<typeof revision>;

/** An unpublished document. `version` counts its saves, so that a late save cannot overwrite a newer one. */
export const draftMeta = z.strictObject({
  id: z.int().positive(),
  name: z.string(),
  base: revisionNumber.nullable(),
  version: z.int().positive(),
  author: z.string().describe('Name of the operator who saved it last.'),
  authorId: z
    .int()
    .positive()
    .nullable()
    .describe('Id of that operator; null for the command line, and if the account is gone.'),
  owner: z.string().describe('Name of the operator who began it.'),
  ownerId: z.int().positive().nullable().describe('Id of that operator, as in `authorId`.'),
  updatedAt: isoDateTime,
});
export const draft = draftMeta.extend({ document: documentText });
export type Draft = z.infer<typeof draft>;

/** One change between two documents, as a readable sentence. */
export const change = z.strictObject({
  kind: z.enum(['added', 'removed', 'changed', 'moved']),
  path: jsonPath.describe('In the newer document; in the older one for what was removed.'),
  page: z.string().optional().describe('Key of the page.'),
  node: z.strictObject({ id: z.string(), type: z.string() }).optional(),
  language: z.string().optional().describe('The language of a changed text.'),
  text: operatorText.describe('Such as `Headline (English) of Hero on / changed`.'),
  before: z.json().optional(),
  after: z.json().optional(),
});
export type Change = z.infer<typeof change>;

/** A place that both sides of a merge changed differently. */
export const conflict = z.strictObject({
  path: jsonPath,
  text: operatorText,
  base: z.json().optional(),
  ours: z.json().optional(),
  theirs: z.json().optional(),
});
export type Conflict = z.infer<typeof conflict>;

/** What a publication did. */
export const publication = z.strictObject({
  revision: revisionNumber,
  publishAt: isoDateTime.nullable().describe('Set if it is scheduled.'),
  isMerged: z.boolean().describe('Whether changes published since the base were merged in.'),
  changes: z.array(change),
  findings: z.array(finding).describe('Warnings and notes.'),
});
export type Publication = z.infer<typeof publication>;
