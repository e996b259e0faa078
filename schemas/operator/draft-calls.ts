import { z } from 'zod';
import { plainName } from '../display-name.ts';
import { plainCount } from '../text-numbers.ts';
import { ofPartner } from './member-calls.ts';
import { formKey, operatorCall, refusalBody } from './operator-call.ts';
import { conflict, documentText, draft, draftMeta, revisionNumber } from './revisions.ts';

const ofDraft = z.strictObject({ ...ofPartner, id: plainCount() });
const done = z.strictObject({ done: z.literal(true) });

/** A save came late: somebody saved the draft since, and the merge has conflicts. */
const staleDraft = refusalBody(409, 'STALE_DRAFT', {
  draft,
  conflicts: z.array(conflict),
});

export const draftCalls = {
  drafts: operatorCall({
    name: 'drafts',
    method: 'GET',
    path: '/operator/partners/{code}/drafts',
    access: 'viewer',
    params: z.strictObject(ofPartner),
    response: z.strictObject({ rows: z.array(draftMeta) }),
    summary: 'Drafts, last saved first',
  }),
  createDraft: operatorCall({
    name: 'createDraft',
    method: 'POST',
    path: '/operator/partners/{code}/drafts',
    access: 'editor',
    params: z.strictObject(ofPartner),
    body: z.strictObject({
      name: plainName(120),
      base: revisionNumber.nullable(),
      document: documentText,
      key: formKey,
    }),
    response: z.strictObject({ draft }),
    refusals: { 409: staleDraft },
    summary: 'Begin a draft; it need not pass the checks',
  }),
  draft: operatorCall({
    name: 'draft',
    method: 'GET',
    path: '/operator/partners/{code}/drafts/{id}',
    access: 'viewer',
    params: ofDraft,
    response: z.strictObject({ draft }),
    summary: 'One draft with its document',
  }),
  saveDraft: operatorCall({
    name: 'saveDraft',
    method: 'PUT',
    path: '/operator/partners/{code}/drafts/{id}',
    access: 'editor',
    params: ofDraft,
    body: z.strictObject({
      version: z.int().positive().describe('The version that the document was made from.'),
      document: documentText,
      name: plainName(120).optional(),
    }),
    response: z.strictObject({
      draft,
      isMerged: z.boolean().describe('Whether saves since `version` were merged in.'),
    }),
    refusals: { 409: staleDraft },
    summary: 'Save a draft; a late save is merged or refused, and never overwrites',
  }),
  renameDraft: operatorCall({
    name: 'renameDraft',
    method: 'PUT',
    path: '/operator/partners/{code}/drafts/{id}/name',
    access: 'editor',
    params: ofDraft,
    body: z.strictObject({ name: plainName(120) }),
    response: done,
    summary: 'Rename a draft, without saving it',
  }),
  deleteDraft: operatorCall({
    name: 'deleteDraft',
    method: 'DELETE',
    path: '/operator/partners/{code}/drafts/{id}',
    access: 'editor',
    params: ofDraft.extend({
      version: plainCount()
        .optional()
        .describe('Deletes only this version: a newer one was saved by somebody else.'),
    }),
    response: done,
    summary: 'Delete a draft: one’s own, or any as a publisher',
  }),
};
