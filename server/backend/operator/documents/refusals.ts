import type { Finding } from '#schemas/operator/finding.ts';
import type { Conflict, Revision } from '#schemas/operator/revisions.ts';
import { readRevision } from '#server/backend/sites/read-revisions.ts';
import { OperatorRefusal } from '../context/refusal.ts';
import type { DocumentContext } from './context.ts';

/** The text to compare or merge with where nothing was published before. */
const emptyDocument = '{}';

/** The text of a base; a base that never existed has nothing in common with any document. */
export async function baseText({ db, partner }: DocumentContext, base: number | null): Promise<string> {
  if (base === null) return emptyDocument;
  return (await readRevision(db, partner.id, base))?.document ?? emptyDocument;
}

/** Someone published since the base, or scheduled something before this one: what, and where it overlaps. */
export async function staleBase(
  context: DocumentContext,
  base: number | null,
  published: Pick<Revision, 'number' | 'document' | 'status' | 'publishAt'>,
  conflicts: Conflict[],
): Promise<OperatorRefusal> {
  const theirs = await context.publishing.diff(await baseText(context, base), published.document);
  const { number, status, publishAt } = published;
  const due = status === 'scheduled' && publishAt !== null ? { publishAt } : {};
  return new OperatorRefusal(409, 'STALE_BASE', {
    body: { base, published: number, ...due, theirs, conflicts },
  });
}

/**
 * Checks a document that is about to be published.
 * @returns its findings @throws OperatorRefusal 422 if any is an error
 */
export async function assertPublishable(
  { partner, publishing }: DocumentContext,
  text: string,
): Promise<Finding[]> {
  const findings = await publishing.check({ code: partner.code, text });
  if (findings.some(({ level }) => level === 'error'))
    throw new OperatorRefusal(422, 'DOCUMENT_REFUSED', { body: { findings } });
  return findings;
}
