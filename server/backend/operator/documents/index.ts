import type { documentCalls } from '#schemas/operator/document-calls.ts';
import { check, diff, merge } from './compare.ts';
import type { DocumentHandler } from './context.ts';
import { createDraft, deleteDraft, draft, drafts, renameDraft, saveDraft } from './drafts.ts';
import { publish } from './publish.ts';
import { cancelSchedule, published, revision, revisions } from './revisions.ts';
import { rollback } from './rollback.ts';

type Names = Exclude<keyof typeof documentCalls, 'previewToken'>;

/** The handlers of the calls in `schemas/operator/document-calls.ts`. */
export const documentHandlers: { [Name in Names]: DocumentHandler<Name> } = {
  published,
  revisions,
  revision,
  drafts,
  createDraft,
  draft,
  saveDraft,
  renameDraft,
  deleteDraft,
  check,
  diff,
  merge,
  publish,
  rollback,
  cancelSchedule,
};
