import type { Conflict, Draft } from '#schemas/operator/revisions.ts';
import { hasRole } from '#schemas/operator/roles.ts';
import { notFound } from '#server/backend/context/refusal.ts';
import {
  draftVersion,
  insertDraft,
  listDrafts,
  nameDraft,
  readDraft,
  removeDraft,
  saveVersion,
} from '#server/backend/sites/drafts.ts';
import { addOnce, forgetAdded } from '../content/add-once.ts';
import { OperatorRefusal } from '../context/refusal.ts';
import type { DocumentContext, DocumentHandler } from './context.ts';
import { refuseTooManyRows } from './limits.ts';

export const drafts: DocumentHandler<'drafts'> = async ({ db, partner }) => ({
  rows: await listDrafts(db, partner.id),
});

/** @throws Refusal 404 */
export const draft: DocumentHandler<'draft'> = async (context, { id }) => ({
  draft: await found(context, id),
});

/**
 * Begins a draft, once per key: a repetition saves what it has as the next version, unless the draft is gone.
 * @throws OperatorRefusal 409 if the partner has too many drafts, or others have saved the draft that a repetition would save
 */
export const createDraft: DocumentHandler<'createDraft'> = async (context, params, given) => {
  const { db, partner } = context;
  const { key, ...body } = given;
  const { added, before } = await addOnce(context, { key, to: 'drafts' }, async (transaction) => {
    const id = await insertDraft(transaction, partner.id, { ...body, ...savedBy(context) });
    await refuseTooManyRows(transaction, 'siteDrafts', partner.id);
    await context.record?.(transaction, { target: `draft ${id}`, after: { version: 1 } });
    return { id, version: '1' };
  });
  if (!before) return { draft: await found(context, added.id) };
  const { id } = before;
  if (await readDraft(db, { partnerId: partner.id, id }))
    return { draft: (await save(context, id, { version: 1, document: body.document })).draft };
  await forgetAdded(db, partner.id, { to: 'drafts', id });
  return createDraft(context, params, given);
};

/**
 * Saves a draft. What others saved since `version` is merged in. Saving its present text changes nothing, so a request may
 * be repeated.
 * @throws Refusal 404; OperatorRefusal 409 if it overlaps with another save, or is too late to be merged
 */
export const saveDraft: DocumentHandler<'saveDraft'> = (context, { id }, body) => save(context, id, body);

type Save = { version: number; document: string; name?: string | undefined };

async function save(context: DocumentContext, id: number, body: Save) {
  const { db, partner } = context;
  for (;;) {
    const known = await found(context, id);
    const isMerged = known.version !== body.version && known.document !== body.document;
    const document = isMerged ? await mergedText(context, known, body) : body.document;
    const isRenamed = body.name !== undefined && body.name !== known.name;
    if (document === known.document && !isRenamed) return { draft: known, isMerged };
    const next = { document, ...savedBy(context), name: body.name };
    const isSaved = await db.transaction().execute(async (transaction) => {
      const saved = await saveVersion(transaction, { partnerId: partner.id, id }, known.version, next);
      const [before, after] = [{ version: known.version }, { version: known.version + 1 }];
      const action = { target: `draft ${id}`, before, after, as: 'saveDraft' } as const;
      if (saved) await context.record?.(transaction, action);
      return saved;
    });
    if (isSaved) return { draft: await savedAs(context, id, known.version + 1, document), isMerged };
  }
}

/** @throws Refusal 404 */
export const renameDraft: DocumentHandler<'renameDraft'> = async (context, { id }, { name }) => {
  const { db, partner } = context;
  await db.transaction().execute(async (transaction) => {
    const before = await found({ ...context, db: transaction }, id);
    if (before.name === name) return;
    await nameDraft(transaction, { partnerId: partner.id, id }, name);
    await context.record?.(transaction, {
      target: `draft ${id}`,
      before: { name: before.name },
      after: { name },
    });
  });
  return { done: true };
};

/**
 * Deletes a draft. Editors may delete their own; those who publish, which deletes drafts too, any.
 * @throws Refusal 403, 404, and 409 if it has another version
 */
export const deleteDraft: DocumentHandler<'deleteDraft'> = async (context, { id, version }) => {
  const { db, partner, operator, role } = context;
  const { ownerId } = await found(context, id);
  if (role && !hasRole(role, 'publisher') && ownerId !== operator.id)
    throw new OperatorRefusal(403, 'DRAFT_OF_ANOTHER');
  await db.transaction().execute(async (transaction) => {
    if (!(await removeDraft(transaction, { partnerId: partner.id, id }, { version }))) {
      await found({ ...context, db: transaction }, id);
      throw new OperatorRefusal(409, 'DRAFT_SAVED_MEANWHILE');
    }
    await context.record?.(transaction, { target: `draft ${id}` });
  });
  return { done: true };
};

const savedBy = ({ operator, now }: DocumentContext) => ({
  author: operator.name,
  // The command line has no account.
  authorId: operator.id || null,
  now,
});

async function found({ db, partner }: DocumentContext, id: number): Promise<Draft> {
  const known = await readDraft(db, { partnerId: partner.id, id });
  if (!known) throw notFound();
  return known;
}

/** The draft as it was saved: somebody may have saved a newer version by now. */
async function savedAs(
  context: DocumentContext,
  id: number,
  version: number,
  document: string,
): Promise<Draft> {
  return { ...(await found(context, id)), version, document };
}

async function mergedText(
  { db, partner, publishing }: DocumentContext,
  known: Draft,
  { version, document }: { version: number; document: string },
): Promise<string> {
  const refused = (conflicts: Conflict[]) =>
    new OperatorRefusal(409, 'STALE_DRAFT', { body: { draft: known, conflicts } });
  const base = await draftVersion(db, { partnerId: partner.id, id: known.id }, version);
  if (base === undefined) throw refused([]);
  const merged = await publishing.merge(base, document, known.document);
  if ('conflicts' in merged) throw refused(merged.conflicts);
  return merged.text;
}
