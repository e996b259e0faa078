import type { Conflict } from '#schemas/operator/revisions.ts';
import type { Millis } from '#server/backend/database/tables.ts';
import { publishedRevision } from '#server/backend/sites/read-revisions.ts';
import { storeMerged } from '#server/backend/sites/revisions.ts';
import { mergedOver, type Step, scheduleUntil } from '../schedule/schedule-until.ts';
import type { DocumentContext } from './context.ts';
import { baseText, staleBase } from './refusals.ts';

type Made = { document: string; base: number | null };
type Schedule = Made & {
  at: Millis;
  /** The document as its author has it, before anything was merged in: the refusal is about its places. */
  submitted: Made;
};

const ofContext = ({ db, publishing, partner }: DocumentContext) => ({
  db,
  publishing,
  partnerId: partner.id,
});

/**
 * Refuses to schedule a document that overlaps with, or would not change, what is published at that time, as far as it
 * is known today: others may be scheduled before it. The revision that it is refused with has all that is published then,
 * so that a document made from it can follow.
 * @throws OperatorRefusal 409 with the revision that it overlaps with, or after which it changes nothing
 */
export async function refuseScheduleWithoutEffect(
  context: DocumentContext,
  schedule: Schedule,
): Promise<void> {
  const { publishing } = context;
  const { document, base, at, submitted } = schedule;
  let last: Step | undefined;
  for await (const step of scheduleUntil(ofContext(context), at)) last = step;
  if (!last) return assertChanges(context, { document, submitted });
  const merged = await mergedOver(ofContext(context), { document, base }, last);
  if ('text' in merged && (await publishing.diff(last.document, merged.text)).length > 0) return;
  const before = await overlapping(context, submitted, at);
  const stored = await upToDate(context, before?.id ?? last.id, at);
  // The schedule has changed since.
  if (stored?.number === undefined) return refuseScheduleWithoutEffect(context, schedule);
  const { number, publishAt } = stored;
  const revision = {
    number,
    document: stored.document,
    status: 'scheduled',
    publishAt: new Date(publishAt).toISOString(),
  } as const;
  throw await staleBase(context, submitted.base, revision, before?.conflicts ?? []);
}

/** @throws OperatorRefusal 409 if the document is what is published already: on its day it would do nothing */
async function assertChanges(
  context: DocumentContext,
  { document, submitted }: Pick<Schedule, 'document' | 'submitted'>,
): Promise<void> {
  const published = await publishedRevision(context.db, context.partner.id);
  if (!published || (await context.publishing.diff(published.document, document)).length > 0) return;
  throw await staleBase(context, submitted.base, published, []);
}

/** The scheduled revision since which the document overlaps as it does in the end, and where. */
async function overlapping(
  context: DocumentContext,
  { document, base }: Made,
  at: Millis,
): Promise<{ id: number; conflicts: Conflict[] } | undefined> {
  const from = await baseText(context, base);
  let found: { id: number; conflicts: Conflict[] } | undefined;
  for await (const { id, document: theirs } of scheduleUntil(ofContext(context), at)) {
    const merged = await context.publishing.merge(from, document, theirs);
    const conflicts = 'conflicts' in merged ? merged.conflicts : [];
    if (JSON.stringify(conflicts) !== JSON.stringify(found?.conflicts ?? [])) found = { id, conflicts };
  }
  return found && found.conflicts.length > 0 ? found : undefined;
}

/**
 * Brings the schedule up to date until one of its revisions: each revision that lacks what is published before it is
 * replaced by an updated copy, and so are those after it at the same time, so that the order stays.
 * @returns the step of that revision; undefined or without a number if others have changed the schedule
 */
async function upToDate(context: DocumentContext, id: number, at: Millis): Promise<Step | undefined> {
  const { db, partner, now } = context;
  const published = await publishedRevision(db, partner.id);
  let found: Step | undefined;
  let movedAt: Millis | undefined;
  for await (const step of scheduleUntil(ofContext(context), at)) {
    if (found && step.publishAt !== movedAt) break;
    if (step.number === undefined || step.publishAt === movedAt) {
      const { id: scheduled, document, over = null } = step;
      const merged = { id: scheduled, document, base: over, now };
      step.number = await storeMerged(
        db,
        partner.id,
        merged,
        published?.number ?? null,
        async (transaction, made) =>
          context.record?.(transaction, {
            target: `revision ${made}`,
            before: { scheduled },
            after: { scheduled: made },
          }),
      );
      if (step.number === undefined) return undefined;
      movedAt = step.publishAt;
    }
    if (step.id === id) found = step;
  }
  return found;
}
