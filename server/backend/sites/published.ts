import type { Database } from '../database/open.ts';
import { storable } from '../database/search.ts';

/** A partner's site as the site server needs to know it; `revision` is null before anything was published. */
export type SiteEntry = {
  code: string;
  partnerId: number;
  hosts: string[];
  /** What to send as origin header. */
  origin: string;
  /** The template where the document names none (`templateCode` of the homepage config). */
  templateCode: string;
  revision: number | null;
};

/** What changed after a cursor: one page of it, oldest change first. */
export type SiteChanges = {
  sites: SiteEntry[];
  /** The cursor to ask on from. */
  cursor: number;
  /** There is more after this page. */
  more: boolean;
  /** The last change of all: smaller than an asker's cursor only where this is another database than the asker knew. */
  latest: number;
  /** How many partners there are: an asker who knows more of them has some that are gone. */
  total: number;
};

/** Sites in one answer: some 200 kB. */
const perPage = 1_000;

/** Partners whose hosts, origin, template or published revision changed after `cursor`; all of them, page by page, from 0 on. */
export async function siteChanges(db: Database, cursor: number, limit = perPage): Promise<SiteChanges> {
  const partners = await db
    .selectFrom('partners')
    .leftJoin('siteRevisions', (join) =>
      join.onRef('siteRevisions.partnerId', '=', 'partners.id').on('siteRevisions.status', '=', 'published'),
    )
    .where('partners.changed', '>', cursor)
    .select([
      'partners.id',
      'partners.code',
      'partners.origin',
      'partners.templateCode',
      'partners.changed',
      'siteRevisions.id as revision',
    ])
    .orderBy('partners.changed')
    .limit(limit)
    .execute();
  const hosts = await hostsOf(
    db,
    partners.map(({ id }) => id),
  );
  const { latest, total } = await db
    .selectNoFrom((eb) => [
      eb.selectFrom('siteClock').select('value').as('latest'),
      eb
        .selectFrom('partners')
        .select((count) => count.fn.countAll<number>().as('total'))
        .as('total'),
    ])
    .executeTakeFirstOrThrow();
  return {
    sites: partners.map(({ id, code, origin, templateCode, revision }) => ({
      code,
      partnerId: id,
      hosts: hosts.get(id) ?? [],
      origin,
      templateCode,
      revision,
    })),
    cursor: partners.at(-1)?.changed ?? cursor,
    more: partners.length === limit,
    latest: latest ?? 0,
    total: total ?? 0,
  };
}

async function hostsOf(db: Database, partnerIds: number[]): Promise<Map<number, string[]>> {
  const rows =
    partnerIds.length === 0
      ? []
      : await db
          .selectFrom('partnerHosts')
          .where('partnerId', 'in', partnerIds)
          .selectAll()
          .orderBy('host')
          .execute();
  const byPartner = Map.groupBy(rows, ({ partnerId }) => partnerId);
  return new Map([...byPartner].map(([id, own]) => [id, own.map(({ host }) => host)]));
}

/**
 * Says that a partner's hosts, origin or published document changed. The last thing of a transaction: on PostgreSQL
 * others who change something wait here until it is committed, so that no asker's cursor passes a change unseen.
 */
export async function noteSiteChange(db: Database, partnerId: number): Promise<void> {
  const { value } = await db
    .updateTable('siteClock')
    .set((eb) => ({ value: eb('value', '+', 1) }))
    .where('id', '=', 1)
    .returning('value')
    .executeTakeFirstOrThrow();
  await db.updateTable('partners').set({ changed: value }).where('id', '=', partnerId).execute();
}

/** A published site document, as text exactly as its operator wrote it. */
export type PublishedDocument = { revision: number; document: string; updatedAt: string };

export async function publishedDocument(db: Database, code: string): Promise<PublishedDocument | null> {
  return documentOf(db, code, (revisions) => revisions.where('siteRevisions.status', '=', 'published'));
}

/** The newest document that was published before a revision, or null: what a site falls back to whose document turns out to be unusable. */
export async function earlierDocument(
  db: Database,
  code: string,
  before: number,
): Promise<PublishedDocument | null> {
  return documentOf(db, code, (revisions) =>
    revisions.where('siteRevisions.status', '=', 'archived').where('siteRevisions.id', '<', before),
  );
}

const revisionsOf = (db: Database, code: string) =>
  db
    .selectFrom('siteRevisions')
    .innerJoin('partners', 'partners.id', 'siteRevisions.partnerId')
    .where('partners.code', '=', storable(code))
    .select(['siteRevisions.id', 'siteRevisions.document', 'siteRevisions.createdAt'])
    .orderBy('siteRevisions.id', 'desc')
    .limit(1);

async function documentOf(
  db: Database,
  code: string,
  which: (revisions: ReturnType<typeof revisionsOf>) => ReturnType<typeof revisionsOf>,
): Promise<PublishedDocument | null> {
  const row = await which(revisionsOf(db, code)).executeTakeFirst();
  if (!row) return null;
  return { revision: row.id, document: row.document, updatedAt: new Date(row.createdAt).toISOString() };
}
