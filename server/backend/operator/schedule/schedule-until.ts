import type { Revision } from '#schemas/operator/revisions.ts';
import type { Database } from '#server/backend/database/open.ts';
import type { Millis } from '#server/backend/database/tables.ts';
import { publishedRevision, readRevision } from '#server/backend/sites/read-revisions.ts';
import type { Publishing } from '../context/publishing-port.ts';

/** What is published at some time; without a number if that will be a revision that is not stored yet. */
type Published = { number: number | undefined; document: string };
type Scheduled = Pick<Revision, 'base' | 'document'>;
type Of = { db: Database; publishing: Publishing; partnerId: number };

/** The document that a scheduled one is published as in place of `published`: what its base did not have is merged in. */
export async function mergedOver(
  { db, publishing, partnerId }: Of,
  { base, document }: Scheduled,
  published: Published | undefined,
): ReturnType<Publishing['merge']> {
  if (!published || published.number === base) return { text: document };
  const from = base === null ? undefined : await readRevision(db, partnerId, base);
  return publishing.merge(from?.document ?? '{}', document, published.document);
}

/** A scheduled revision that will be published, and what is published then. */
export type Step = Published & {
  /** The scheduled revision. */
  id: number;
  publishAt: Millis;
  /** The revision that it replaces, as far as that is stored. */
  over: number | undefined;
};

/**
 * The schedule until a time, in its order, if nobody publishes anything else. A revision that overlaps with those
 * before it will be blocked and is left out. Callers set the `number` of a step before they take the next one if they
 * have stored its document.
 */
export async function* scheduleUntil(of: Of, at: Millis): AsyncGenerator<Step> {
  const rows = await of.db
    .selectFrom('siteRevisions')
    .where('partnerId', '=', of.partnerId)
    .where('status', '=', 'scheduled')
    .where('publishAt', '<=', at)
    .select(['id', 'publishAt'])
    .orderBy('publishAt')
    .orderBy('id')
    .execute();
  let published: Published | undefined = await publishedRevision(of.db, of.partnerId);
  for (const { id, publishAt } of rows) {
    const next = await readRevision(of.db, of.partnerId, id);
    const merged = next && (await mergedOver(of, next, published));
    if (!merged || 'conflicts' in merged) continue;
    const number = merged.text === next.document ? id : undefined;
    const step = { id, publishAt: publishAt ?? at, number, document: merged.text, over: published?.number };
    yield step;
    published = step;
  }
}
