import type { z } from 'zod';
import type { documentRef } from '#schemas/operator/document-calls.ts';
import { notFound } from '#server/backend/context/refusal.ts';
import { readDraft } from '#server/backend/sites/drafts.ts';
import { readRevision } from '#server/backend/sites/read-revisions.ts';
import { OperatorRefusal } from '../context/refusal.ts';
import type { DocumentContext, DocumentHandler } from './context.ts';

export const check: DocumentHandler<'check'> = async ({ partner, publishing }, _params, { document }) => ({
  findings: await publishing.check({ code: partner.code, text: document }),
});

/** @throws Refusal 404 if a revision or draft does not exist */
export const diff: DocumentHandler<'diff'> = async (context, _params, body) => {
  const [from, to] = await Promise.all([textOf(context, body.from), textOf(context, body.to)]);
  const changes = await context.publishing.diff(from, to);
  return { changes, ...(body.lines && { lines: await context.publishing.lines(from, to) }) };
};

/** @throws OperatorRefusal 409 if they overlap */
export const merge: DocumentHandler<'merge'> = async ({ publishing }, _params, { base, ours, theirs }) => {
  const merged = await publishing.merge(base, ours, theirs);
  if ('conflicts' in merged)
    throw new OperatorRefusal(409, 'MERGE_CONFLICT', { body: { conflicts: merged.conflicts } });
  return { document: merged.text };
};

async function textOf({ db, partner }: DocumentContext, ref: z.output<typeof documentRef>): Promise<string> {
  if ('document' in ref) return ref.document;
  const found =
    'revision' in ref
      ? await readRevision(db, partner.id, ref.revision)
      : await readDraft(db, { partnerId: partner.id, id: ref.draft });
  if (!found) throw notFound();
  return found.document;
}
