import type { Revision } from '#schemas/operator/revisions.ts';
import { inTransaction } from '#server/backend/database/in-transaction.ts';
import type { Database } from '#server/backend/database/open.ts';
import type { Millis } from '#server/backend/database/tables.ts';
import { readDraft } from '#server/backend/sites/drafts.ts';
import { publishedRevision, readRevision, scheduledLike } from '#server/backend/sites/read-revisions.ts';
import { publishOver, scheduleDocument } from '#server/backend/sites/revisions.ts';
import { leavePublished, readSchedule, recordSchedule } from '#server/backend/sites/scheduled-drafts.ts';
import { OperatorRefusal } from '../context/refusal.ts';
import type { DocumentContext, DocumentHandler } from './context.ts';
import { refuseTooManyRows } from './limits.ts';
import { publishTime } from './publish-time.ts';
import { assertPublishable, baseText, staleBase } from './refusals.ts';
import { refuseScheduleWithoutEffect } from './refuse-schedule-without-effect.ts';

/** Publications at the same time after each of which this one is merged and checked again. */
const maxTries = 50;

/**
 * Publishes a document, or schedules it. What others published since its base is merged in; the document is checked as
 * it will be published. Publishing what is already published changes nothing, and neither does scheduling what is
 * already scheduled for the same time, so a request may be repeated. A scheduled document builds on its base if that is
 * scheduled earlier, and on the revision that its draft is already scheduled as. The draft is deleted once its document
 * is published; if it has changes since, it continues from that publication.
 * @throws OperatorRefusal 409 if it overlaps with what others published or scheduled earlier, changes nothing after
 * that, too much is scheduled, or its draft is scheduled already, 422 if it has errors
 */
export const publish: DocumentHandler<'publish'> = async (context, _params, given) => {
  const { db, partner, operator, now, publishing } = context;
  const publishAt = given.at === undefined ? null : publishTime(given.at, partner.timeZone, now);
  const draft = given.draft === undefined ? undefined : { partnerId: partner.id, id: given.draft };
  const body = { ...given, base: await baseOf(context, given, publishAt) };
  for (let tries = 1; ; tries += 1) {
    const published = await publishedRevision(db, partner.id);
    const followed = publishAt === null ? undefined : await scheduledBase(context, body.base, publishAt);
    const isMerged = !followed && published !== undefined && published.number !== body.base;
    const text =
      isMerged && published.document !== body.document
        ? await mergedText(context, body, published)
        : body.document;
    const findings = await assertPublishable(context, text);
    const answer = async (revision: number) => ({
      revision,
      publishAt: publishAt === null ? null : new Date(publishAt).toISOString(),
      isMerged: isMerged && text !== body.document,
      changes: await publishing.diff((followed ?? published)?.document ?? '{}', text),
      findings,
    });
    const leaveDraft = async (transaction: Database, number: number) => {
      const { base, document } = given;
      if (draft)
        await leavePublished(transaction, draft, { number, base, document, isExact: text === document });
    };
    const markDraft = async (transaction: Database, number: number) => {
      if (!draft) return;
      const submitted = body.document;
      const scheduled = { number, submitted, document: text, published: published?.number ?? null };
      await recordSchedule(transaction, draft, scheduled);
    };
    if (published?.document === text && publishAt === null) {
      await inTransaction(db, (transaction) => leaveDraft(transaction, published.number));
      return answer(published.number);
    }
    const base = (followed ?? published)?.number ?? null;
    const revision = { document: text, author: operator.name, note: body.note, base, now };
    if (publishAt !== null) {
      const repeated = await scheduledLike(db, partner.id, { document: text, base, publishAt });
      if (repeated !== undefined) {
        await inTransaction(db, (transaction) => markDraft(transaction, repeated));
        return answer(repeated);
      }
      if (draft && (await isScheduled(context, draft, text)))
        throw new OperatorRefusal(409, 'ALREADY_SCHEDULED');
      await refuseScheduleWithoutEffect(context, { document: text, base, at: publishAt, submitted: body });
      const number = await scheduleDocument(
        db,
        partner.id,
        { ...revision, publishAt },
        async (transaction, scheduled) => {
          await refuseTooManyRows(transaction, 'scheduled', partner.id);
          await markDraft(transaction, scheduled);
          const after = { scheduled, at: publishAt };
          const before = { published: published?.number ?? null };
          await recorded(context, transaction, `revision ${scheduled}`, before, after);
        },
      );
      return answer(number);
    }
    const number = await publishOver(db, partner.id, base, revision, async (transaction, made) => {
      await leaveDraft(transaction, made);
      await recorded(context, transaction, `revision ${made}`, { published: base }, { published: made });
    });
    if (number !== undefined) return answer(number);
    if (tries === maxTries && published) throw await staleBase(context, body.base, published, []);
  }
};

type Values = Record<string, number | null>;
const recorded = async (
  { record }: DocumentContext,
  transaction: Database,
  target: string,
  before: Values,
  after: Values,
) => record?.(transaction, { target, before, after });

/**
 * What a document was made from. Of a draft that was scheduled with less: the revision of the last schedule that is published,
 * or will be before this one; what it changed may be taken back.
 */
async function baseOf(
  context: DocumentContext,
  { base, document, draft }: { base: number | null; document: string; draft?: number | undefined },
  publishAt: Millis | null,
): Promise<number | null> {
  const { db, partner } = context;
  if (draft === undefined) return base;
  let number = (await readSchedule(db, { partnerId: partner.id, id: draft }, base)) ?? base;
  while (number !== null && number !== base) {
    const revision = await readRevision(db, partner.id, number);
    const { status, publishAt: due } = (await mergedInto(context, number)) ?? {};
    const isLive = status === 'published' || status === 'archived';
    const isBefore = status === 'scheduled' && publishAt !== null && Date.parse(due ?? '') <= publishAt;
    if (revision && revision.document !== document && (isLive || isBefore)) return number;
    number = revision?.base ?? base;
  }
  return base;
}

/** Whether a draft with this document is scheduled, for whatever time. */
async function isScheduled(
  { db, partner }: DocumentContext,
  draft: { partnerId: number; id: number },
  document: string,
): Promise<boolean> {
  const { base } = (await readDraft(db, draft)) ?? {};
  const number = base === undefined ? undefined : await readSchedule(db, draft, base);
  const revision = number === undefined ? undefined : await readRevision(db, partner.id, number);
  return revision?.status === 'scheduled' && revision.document === document;
}

/** A revision, or the last one that it was merged into. */
async function mergedInto({ db, partner }: DocumentContext, number: number): Promise<Revision | undefined> {
  let last = await readRevision(db, partner.id, number);
  while (last?.mergedAs !== undefined) last = await readRevision(db, partner.id, last.mergedAs);
  return last;
}

/** The base of a document to be scheduled, if it, or the one that has it merged, is scheduled, and not for later. */
async function scheduledBase(
  context: DocumentContext,
  base: number | null,
  publishAt: Millis,
): Promise<Revision | undefined> {
  if (base === null) return undefined;
  const found = await readRevision(context.db, context.partner.id, base);
  const last = await mergedInto(context, base);
  const isBefore = last?.publishAt != null && Date.parse(last.publishAt) <= publishAt;
  return last?.status === 'scheduled' && isBefore ? found : undefined;
}

async function mergedText(
  context: DocumentContext,
  { base, document, merge }: { base: number | null; document: string; merge: boolean },
  published: Revision,
): Promise<string> {
  if (!merge) throw await staleBase(context, base, published, []);
  const merged = await context.publishing.merge(await baseText(context, base), document, published.document);
  if ('conflicts' in merged) throw await staleBase(context, base, published, merged.conflicts);
  return merged.text;
}
