import type { Draft } from '#schemas/operator/revisions.ts';
import { unnamedDraft } from './draft-name.ts';
import type { Saved, SavedElsewhere } from './saver-options.ts';

/** What a document was edited from: a draft or, without `saved`, what is published. */
export type Origin = { text: string; base: number | null; name: string; saved: Saved | null };

/**
 * How editing continues after a save or a merge: a document edited from `from` must be rebased onto `to`, which also
 * has other people's changes.
 */
export type Continuation = {
  from: string;
  to: Origin;
  /** The draft as the server returned it when this document was saved. */
  draft?: Draft;
};

/** After a save: the draft now has the text that was sent, with what was merged into it. */
export const fromDraft = (sent: string, draft: Draft): Continuation => {
  const { id, version, document, base, name } = draft;
  return { from: sent, to: { text: document, base, name, saved: { id, version, text: document } }, draft };
};

/** After a publication of the draft. */
export const fromRevision = (
  draft: string,
  { number, document }: { number: number; document: string },
): Continuation => ({
  from: draft,
  to: { text: document, base: number, name: unnamedDraft, saved: null },
});

/** A draft as another tab has saved it. */
export const fromOtherTab = ({ id, version, text, base, name }: SavedElsewhere): Origin => ({
  text,
  base,
  name,
  saved: { id, version, text },
});
