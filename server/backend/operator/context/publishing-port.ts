import type { Finding, OperatorText } from '#schemas/operator/finding.ts';
import type { Change, Conflict } from '#schemas/operator/revisions.ts';

/**
 * What publishing needs to know about site documents. The backend imports neither blocks nor the engine, so its entry
 * points provide this (`server/publishing/create-publishing.ts`).
 */
export type Publishing = {
  /** The findings of all levels in the document of a partner; one of level error stops publishing. */
  check: (document: { code: string; text: string }) => Promise<Finding[]>;
  /** The changes between two documents, as readable sentences. */
  diff: (before: string, after: string) => Promise<Change[]>;
  /** The changed lines as a unified diff. */
  lines: (before: string, after: string) => Promise<string>;
  /** Readable names of the places at these paths of a document. Empty if the document cannot be read. */
  places: (text: string, paths: (string | number)[][]) => Promise<OperatorText[]>;
  /** Applies what `theirs` changed in `base` to `ours`. */
  merge: (
    base: string,
    ours: string,
    theirs: string,
  ) => Promise<{ text: string } | { conflicts: Conflict[] }>;
};
