import { z } from 'zod';
import { isoDateTime, languageCode } from '../primitives.ts';
import { pageSize, plainCount } from '../text-numbers.ts';
import { draftCalls } from './draft-calls.ts';
import { finding } from './finding.ts';
import { ofPartner } from './member-calls.ts';
import { operatorCall, refusalBody } from './operator-call.ts';
import {
  change,
  conflict,
  documentText,
  publication,
  revision,
  revisionMeta,
  revisionNumber,
} from './revisions.ts';

/** The longest life of tokens. One for frames renders any document, and its holder can ask for another one. */
const maxMinutes = { link: 60 * 24 * 30, frame: 60 };
const note = z.string().trim().max(500).default('');
const number = plainCount();
const ofRevision = z.strictObject({ ...ofPartner, number });
const done = z.strictObject({ done: z.literal(true) });

/**
 * Someone has published since the base, and the merge has conflicts (or was not asked for). Or another revision is
 * scheduled before this one, and either they overlap, or this one would change nothing after it.
 */
export const staleBase = refusalBody(409, 'STALE_BASE', {
  base: revisionNumber
    .nullable()
    .describe('What the document was compared from: for a draft that was scheduled, that revision.'),
  published: revisionNumber,
  publishAt: isoDateTime.optional().describe('When `published` is due, if it is scheduled.'),
  theirs: z.array(change).describe('What `published` changes in the base.'),
  conflicts: z.array(conflict),
});
/** The document has findings of level error. */
const refusedDocument = refusalBody(422, 'DOCUMENT_REFUSED', {
  findings: z.array(finding),
});

/** Two documents changed the same places of the one that both were made from. */
const mergeConflict = refusalBody(409, 'MERGE_CONFLICT', { conflicts: z.array(conflict) });

/** A document by number, or its text. */
export const documentRef = z.union([
  z.strictObject({ revision: revisionNumber }),
  z.strictObject({ draft: z.int().positive() }),
  z.strictObject({ document: documentText }),
]);

export const documentCalls = {
  ...draftCalls,
  published: operatorCall({
    name: 'published',
    method: 'GET',
    path: '/operator/partners/{code}/published',
    access: 'viewer',
    params: z.strictObject(ofPartner),
    response: z.strictObject({ revision: revision.nullable() }),
    summary: 'The published revision; null before the first publication',
  }),
  revisions: operatorCall({
    name: 'revisions',
    method: 'GET',
    path: '/operator/partners/{code}/revisions',
    access: 'viewer',
    params: z.strictObject({
      ...ofPartner,
      before: number.optional(),
      limit: pageSize(200, 50),
      isPending: z
        .stringbool()
        .optional()
        .describe('Only scheduled and blocked ones, which may be older than many others.'),
    }),
    response: z.strictObject({ rows: z.array(revisionMeta), more: z.boolean() }),
    summary: 'Revisions of every status, newest first',
  }),
  revision: operatorCall({
    name: 'revision',
    method: 'GET',
    path: '/operator/partners/{code}/revisions/{number}',
    access: 'viewer',
    params: ofRevision,
    response: z.strictObject({ revision }),
    summary: 'One revision with its document',
  }),
  check: operatorCall({
    name: 'check',
    method: 'POST',
    path: '/operator/partners/{code}/check',
    access: 'viewer',
    params: z.strictObject(ofPartner),
    body: z.strictObject({ document: documentText }),
    response: z.strictObject({ findings: z.array(finding) }),
    summary: 'Check a document as publishing does',
  }),
  diff: operatorCall({
    name: 'diff',
    method: 'POST',
    path: '/operator/partners/{code}/diff',
    access: 'viewer',
    params: z.strictObject(ofPartner),
    body: z.strictObject({ from: documentRef, to: documentRef, lines: z.boolean().default(false) }),
    response: z.strictObject({
      changes: z.array(change),
      lines: z.string().optional().describe('With `lines`: the changed lines as a unified diff.'),
    }),
    summary: 'The changes between two documents, in words',
  }),
  merge: operatorCall({
    name: 'merge',
    method: 'POST',
    path: '/operator/partners/{code}/merge',
    access: 'editor',
    params: z.strictObject(ofPartner),
    body: z.strictObject({
      base: documentText.describe('What both were made from.'),
      ours: documentText,
      theirs: documentText,
    }),
    response: z.strictObject({ document: documentText }),
    refusals: { 409: mergeConflict },
    summary: 'Merge two documents that were made from the same one; nothing is stored',
  }),
  publish: operatorCall({
    name: 'publish',
    method: 'POST',
    path: '/operator/partners/{code}/publish',
    access: 'publisher',
    params: z.strictObject(ofPartner),
    body: z.strictObject({
      document: documentText,
      base: revisionNumber
        .nullable()
        .describe('The revision that the document was made from; a scheduled one if it is to follow that.'),
      note,
      merge: z
        .boolean()
        .default(true)
        .describe('Merge what was published since the base, if nothing overlaps.'),
      at: z
        .string()
        .max(40)
        .optional()
        .describe("When to publish: ISO 8601, or `YYYY-MM-DD HH:mm` in the clinic's time zone."),
      draft: z
        .int()
        .positive()
        .optional()
        .describe(
          'The draft with this document, unless somebody has saved it since: it is deleted, with `at` when it is published.',
        ),
    }),
    response: publication,
    refusals: { 409: staleBase, 422: refusedDocument },
    summary: 'Publish a document now or at a time',
  }),
  rollback: operatorCall({
    name: 'rollback',
    method: 'POST',
    path: '/operator/partners/{code}/rollback',
    access: 'publisher',
    params: z.strictObject(ofPartner),
    body: z.strictObject({
      to: revisionNumber.optional().describe('Without it, the revision published before the present one.'),
      base: revisionNumber
        .nullable()
        .optional()
        .describe('Refused if another revision is published by now; null: if any is.'),
      note,
      ignoreErrors: z
        .boolean()
        .default(false)
        .describe('Publish it although today’s checks find errors in it.'),
    }),
    response: publication,
    refusals: { 409: staleBase, 422: refusedDocument },
    summary: 'Publish an earlier document again, as a new revision',
  }),
  cancelSchedule: operatorCall({
    name: 'cancelSchedule',
    method: 'DELETE',
    path: '/operator/partners/{code}/schedule/{number}',
    access: 'publisher',
    params: ofRevision,
    response: done,
    summary: 'Cancel a scheduled publication',
  }),
  previewToken: operatorCall({
    name: 'previewToken',
    method: 'POST',
    path: '/operator/partners/{code}/preview-tokens',
    access: 'viewer',
    params: z.strictObject(ofPartner),
    body: z
      .strictObject({
        of: z.union([
          z.strictObject({ revision: revisionNumber }),
          z.strictObject({ draft: z.int().positive() }).describe('Follows the draft as it is saved.'),
          z
            .strictObject({ frame: z.literal(true) })
            .describe('Renders unsaved documents; `url` takes them (schemas/operator/preview.ts).'),
        ]),
        language: languageCode.optional(),
        now: isoDateTime.optional().describe('The instant that a link shows instead of the present.'),
        minutes: z.int().min(1).max(maxMinutes.link).default(60),
      })
      .refine(({ of, minutes }) => !('frame' in of) || minutes <= maxMinutes.frame, {
        error: `expected at most ${maxMinutes.frame} for a frame`,
        path: ['minutes'],
      }),
    response: z.strictObject({ token: z.string(), url: z.string(), expiresAt: isoDateTime }),
    summary: "A link that shows the document on the clinic's host until it expires",
  }),
};
