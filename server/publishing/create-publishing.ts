import type { Finding, OperatorText } from '#schemas/operator/finding.ts';
import type { Change } from '#schemas/operator/revisions.ts';
import { createDocumentWork, type DocumentWork } from './document-work.ts';
import type { Path } from './json/tree.ts';
import type { Merged } from './merge/merge-documents.ts';
import type { PartnerFacts } from './partner-facts.ts';

/** `factsOf` reads the facts of a partner for checks; undefined if there are none. */
export type PublishingOptions = {
  factsOf: (code: string, text: string) => Promise<PartnerFacts | undefined>;
};

/** What the backend needs for site documents (`Publishing` in server/backend/operator/context). */
export type Publishing = {
  check: (document: { code: string; text: string }) => Promise<Finding[]>;
  diff: (before: string, after: string) => Promise<Change[]>;
  lines: (before: string, after: string) => Promise<string>;
  places: (text: string, paths: Path[]) => Promise<OperatorText[]>;
  merge: (base: string, ours: string, theirs: string) => Promise<Merged>;
};

/** Publishing in this thread. */
export const createPublishing = async (options: PublishingOptions): Promise<Publishing> =>
  publishingWith(await createDocumentWork(), options);

/** Publishing whose work on documents is done by `work`. */
export const publishingWith = (work: DocumentWork, { factsOf }: PublishingOptions): Publishing => ({
  check: async ({ code, text }) => work.check({ text, partner: await factsOf(code, text) }),
  diff: (before, after) => work.diff({ before, after }),
  lines: (before, after) => work.lines({ before, after }),
  places: (text, paths) => work.places({ text, paths }),
  merge: (base, ours, theirs) => work.merge({ base, ours, theirs }),
});
