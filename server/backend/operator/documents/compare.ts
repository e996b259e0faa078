import type { z } from 'zod';
import type { documentRef } from '#schemas/operator/documents-calls.ts';
import { notFound } from '#server/backend/context/refusal.ts';
import { readDraft } from '#server/backend/sites/drafts.ts';
import { readRevision } from '#server/backend/sites/read-revisions.ts';
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

async function textOf({ db, partner }: DocumentContext, ref: z.output<typeof documentRef>): Promise<string> {
  if ('document' in ref) return ref.document;
  const found =
    'revision' in ref
      ? await readRevision(db, partner.id, ref.revision)
      : await readDraft(db, { partnerId: partner.id, id: ref.draft });
  if (!found) throw notFound();
  return found.document;
}
