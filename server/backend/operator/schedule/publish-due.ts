import type { OperatorText } from '#schemas/operator/finding.ts';
import type { Database } from '#server/backend/database/open.ts';
import type { Millis } from '#server/backend/database/tables.ts';
import { publishedRevision, readRevision } from '#server/backend/sites/read-revisions.ts';
import { publishScheduled } from '#server/backend/sites/revisions.ts';
import type { Publishing } from '../context/publishing-port.ts';
import { mergedOver } from './schedule-until.ts';

type Due = { partnerId: number; code: string; id: number };
type DueOutcome = { code: string; revision: number; status: 'published' | 'blocked' | 'gone' };

/**
 * Publishes every scheduled revision whose time has come, oldest first, including revisions that became due while no
 * backend ran. What was published since a revision's base is merged in, which makes it a new revision. A revision that
 * overlaps with that, or has errors by now, is `blocked` with the reason, and what is published stays. Several
 * processes may do this at once.
 * @param onError called for a revision that could not be handled; it stays scheduled and is tried again the next time
 */
export async function publishDue(
  db: Database,
  publishing: Publishing,
  now: Millis,
  onError: (error: unknown, due: Due) => void,
): Promise<DueOutcome[]> {
  const due = await db
    .selectFrom('siteRevisions')
    .innerJoin('partners', 'partners.id', 'siteRevisions.partnerId')
    .where('status', '=', 'scheduled')
    .where('publishAt', '<=', now)
    .select(['partnerId', 'code', 'siteRevisions.id'])
    .orderBy('publishAt')
    .orderBy('siteRevisions.id')
    .execute();
  const outcomes: DueOutcome[] = [];
  for (const one of due) {
    try {
      outcomes.push({ code: one.code, ...(await publishOne(db, publishing, one, now)) });
    } catch (error) {
      onError(error, one);
    }
  }
  return outcomes;
}

async function publishOne(
  db: Database,
  publishing: Publishing,
  due: Due,
  now: Millis,
): Promise<Pick<DueOutcome, 'revision' | 'status'>> {
  const as = (status: DueOutcome['status'], revision = due.id) => ({ revision, status });
  // Read only now: the documents of all that are due may not fit into memory.
  const scheduled = await readRevision(db, due.partnerId, due.id);
  if (!scheduled) return as('gone');
  for (;;) {
    const published = await publishedRevision(db, due.partnerId);
    const merged = await mergedOver({ db, publishing, partnerId: due.partnerId }, scheduled, published);
    if ('conflicts' in merged)
      return as(await block(db, due, overlap(published?.number ?? 0, merged.conflicts)));
    const { text } = merged;
    const findings = await publishing.check({ code: due.code, text });
    const error = findings.find(({ level }) => level === 'error');
    if (error) return as(await block(db, due, error.message));
    const outcome = await publishScheduled(db, due, published?.number ?? null, text, now);
    if (typeof outcome === 'number') return as('published', outcome);
    if (outcome === 'gone') return as('gone');
  }
}

async function block(
  db: Database,
  { partnerId, id }: Due,
  problem: OperatorText,
): Promise<'blocked' | 'gone'> {
  const blocked = await db
    .updateTable('siteRevisions')
    .set({ status: 'blocked', problem: JSON.stringify(problem) })
    .where('partnerId', '=', partnerId)
    .where('id', '=', id)
    .where('status', '=', 'scheduled')
    .returning('id')
    .executeTakeFirst();
  return blocked ? 'blocked' : 'gone';
}

const overlap = (published: number, conflicts: readonly { text: OperatorText }[]): OperatorText => ({
  ko: `예약한 사이에 게시된 ${published}번과 겹칩니다. ${conflicts.map(({ text }) => text.ko).join(', ')}`,
  en: `It overlaps with revision ${published}, which was published meanwhile. ${conflicts.map(({ text }) => text.en).join('; ')}`,
});
