import { notFound } from '#server/backend/context/refusal.ts';
import { earlierRevision, publishedRevision } from '#server/backend/sites/read-revisions.ts';
import { publishOver } from '#server/backend/sites/revisions.ts';
import type { DocumentHandler } from './context.ts';
import { assertPublishable, staleBase } from './refusals.ts';

/**
 * Publishes an earlier document again, as a new revision whose base is the earlier one. It works even if nothing is
 * published, for example after the first schedule was cancelled.
 * @throws Refusal 404 without such a revision; OperatorRefusal 409 if another one than `base` is published, 422 if
 * today's checks find errors
 */
export const rollback: DocumentHandler<'rollback'> = async (context, _params, body) => {
  const { db, partner, operator, now, publishing } = context;
  for (;;) {
    const published = await publishedRevision(db, partner.id);
    const target = await earlierRevision(db, partner.id, body.to);
    if (!target) throw notFound();
    if (published && body.base !== undefined && body.base !== published.number)
      throw await staleBase(context, body.base, published, []);
    const { document } = target;
    const findings = body.ignoreErrors
      ? await publishing.check({ code: partner.code, text: document })
      : await assertPublishable(context, document);
    const changes = await publishing.diff(published?.document ?? '{}', document);
    const done = { publishAt: null, isMerged: false, changes, findings };
    if (document === published?.document) return { revision: published.number, ...done };
    const revision = { document, author: operator.name, note: body.note, base: target.number, now };
    const replaced = published?.number ?? null;
    const number = await publishOver(db, partner.id, replaced, revision, async (transaction, made) =>
      context.record?.(transaction, {
        target: `revision ${made}`,
        before: { published: replaced },
        after: { published: made, from: target.number },
      }),
    );
    if (number !== undefined) return { revision: number, ...done };
  }
};
