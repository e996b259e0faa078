import type { Draft } from '#schemas/operator/revisions.ts';
import { unnamedDraft } from './draft-name.ts';
import type { Saved, SavedElsewhere } from './saver-options.ts';

/** What a document is made from: a draft or, without `saved`, what is published. */
export type Origin = { text: string; base: number | null; name: string; saved: Saved | null };

/** Where a document that was made from the text `from` goes on: `to` has that text, with what others have changed. */
export type Continuation = {
  from: string;
  to: Origin;
  /** As the server has answered with it to a save of this document. */
  draft?: Draft;
};

/** What was sent is the draft now. */
export const fromDraft = (sent: string, draft: Draft): Continuation => {
  const { id, version, document, base, name } = draft;
  return { from: sent, to: { text: document, base, name, saved: { id, version, text: document } }, draft };
};

/** The draft is published. */
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
