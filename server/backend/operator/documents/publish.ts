import type { Revision } from '#schemas/operator/revisions.ts';
import { inTransaction } from '#server/backend/database/in-transaction.ts';
import type { Database } from '#server/backend/database/open.ts';
import type { Millis } from '#server/backend/database/tables.ts';
import { removeDraft } from '#server/backend/sites/drafts.ts';
import { publishedRevision, readRevision, scheduledLike } from '#server/backend/sites/read-revisions.ts';
import { publishOver, scheduleDocument } from '#server/backend/sites/revisions.ts';
import { noteSchedule, readSchedule } from '#server/backend/sites/scheduled-drafts.ts';
import type { DocumentContext, DocumentHandler } from './context.ts';
import { refuseTooManyRows } from './limits.ts';
import { publishTime } from './publish-time.ts';
import { baseText, expectPublishable, staleBase } from './refusals.ts';
import { refuseScheduleWithoutEffect } from './refuse-schedule-without-effect.ts';

/** Publications at the same time after each of which this one is merged and checked again. */
const maxTries = 50;

/**
 * Publishes a document, or schedules it. What others published since its base is merged in; the document is checked as it
 * will be published. Publishing what is published already changes nothing, and neither does scheduling what is scheduled
 * for the same time, so a request may be repeated. What is scheduled follows its base if that is scheduled earlier, and
 * what its draft is scheduled as already. The draft is deleted once its document is published.
 * @throws OperatorRefusal 409 if it overlaps with what others published or scheduled earlier, changes nothing after that,
 * or too much is scheduled, 422 if it has errors
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
    const findings = await expectPublishable(context, text);
    const answer = async (revision: number) => ({
      revision,
      publishAt: publishAt === null ? null : new Date(publishAt).toISOString(),
      isMerged: isMerged && text !== body.document,
      changes: await publishing.diff((followed ?? published)?.document ?? '{}', text),
      findings,
    });
    const dropDraft = async (transaction: Database) => {
      if (draft) await removeDraft(transaction, draft, { document: body.document });
    };
    // What is merged with others' changes is no base for the draft.
    const markDraft = async (transaction: Database, scheduled: number) => {
      if (draft && text === body.document)
        await noteSchedule(transaction, draft, { number: scheduled, document: text });
    };
    if (published?.document === text && publishAt === null) {
      await dropDraft(db);
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
      await dropDraft(transaction);
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
 * What a document was made from: for a schedule of a draft that is scheduled already with less, the revision of that
 * schedule.
 */
async function baseOf(
  context: DocumentContext,
  { base, document, draft }: { base: number | null; document: string; draft?: number | undefined },
  publishAt: Millis | null,
): Promise<number | null> {
  if (draft === undefined || publishAt === null) return base;
  const number = await readSchedule(context.db, { partnerId: context.partner.id, id: draft }, base);
  const earlier = number === undefined ? undefined : await scheduledBase(context, number, publishAt);
  return earlier && earlier.document !== document ? earlier.number : base;
}

/** The base of a document to be scheduled, if it, or the one that has it merged, is scheduled, and not for later. */
async function scheduledBase(
  { db, partner }: DocumentContext,
  base: number | null,
  publishAt: Millis,
): Promise<Revision | undefined> {
  const found = base === null ? undefined : await readRevision(db, partner.id, base);
  let last = found;
  while (last?.mergedAs !== undefined) last = await readRevision(db, partner.id, last.mergedAs);
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
