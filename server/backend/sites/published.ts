import type { Database } from '../database/open.ts';
import { storable } from '../database/search.ts';

/** A partner's site as the site server needs it; `revision` is null before the first publication. */
type SiteEntry = {
  code: string;
  partnerId: number;
  hosts: string[];
  /** Value of the origin header to send. */
  origin: string;
  /** The template if the document names none (`templateCode` of the homepage config). */
  templateCode: string;
  revision: number | null;
};

/** One page of the changes after a cursor, oldest first. */
type SiteChanges = {
  sites: SiteEntry[];
  /** The cursor for the next request. */
  cursor: number;
  /** Whether more changes follow this page. */
  more: boolean;
  /** The latest change overall. Smaller than a client's cursor only if the database has been replaced. */
  latest: number;
  /** The number of partners: a client that knows more still has deleted ones. */
  total: number;
};

/** Sites per answer: about 200 kB. */
const perPage = 1_000;

/** One page of the partners whose hosts, origin, template or published revision changed after `cursor`; 0: all. */
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
 * Records that a partner's hosts, origin or published document changed. Call it last in a transaction: on PostgreSQL,
 * other changes wait here until it commits, so that no client's cursor skips a change.
 */
export async function recordSiteChange(db: Database, partnerId: number): Promise<void> {
  const { value } = await db
    .updateTable('siteClock')
    .set((eb) => ({ value: eb('value', '+', 1) }))
    .where('id', '=', 1)
    .returning('value')
    .executeTakeFirstOrThrow();
  await db.updateTable('partners').set({ changed: value }).where('id', '=', partnerId).execute();
}

/** A published site document, verbatim. */
type PublishedDocument = { revision: number; document: string; updatedAt: string };

export async function publishedDocument(db: Database, code: string): Promise<PublishedDocument | null> {
  return documentOf(db, code, (revisions) => revisions.where('siteRevisions.status', '=', 'published'));
}

/** The document published last before a revision, or null: the fallback if a site's document is unusable. */
export async function earlierDocument(
  db: Database,
  code: string,
  before: number,
): Promise<PublishedDocument | null> {
  // By publication, since a scheduled revision is published long after it got its number.
  return documentOf(db, code, (revisions) =>
    revisions
      .where('siteRevisions.status', '=', 'archived')
      .where('siteRevisions.publication', '<', (eb) =>
        eb
          .selectFrom('siteRevisions as given')
          .whereRef('given.partnerId', '=', 'siteRevisions.partnerId')
          .where('given.id', '=', before)
          .select('given.publication'),
      ),
  );
}

/** The document of a revision, whatever its status. */
export async function revisionDocument(
  db: Database,
  code: string,
  revision: number,
): Promise<PublishedDocument | null> {
  return documentOf(db, code, (revisions) => revisions.where('siteRevisions.id', '=', revision));
}

const revisionsOf = (db: Database, code: string) =>
  db
    .selectFrom('siteRevisions')
    .innerJoin('partners', 'partners.id', 'siteRevisions.partnerId')
    .where('partners.code', '=', storable(code))
    .select(['siteRevisions.id', 'siteRevisions.document', 'siteRevisions.createdAt'])
    .orderBy('siteRevisions.publication', 'desc')
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
