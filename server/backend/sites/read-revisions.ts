import type { OperatorText } from '#schemas/operator/finding.ts';
import type { Revision, RevisionMeta } from '#schemas/operator/revisions.ts';
import type { Database } from '../database/open.ts';
import type { SiteRevisionsTable } from '../database/tables.ts';

type MetaRow = {
  [Name in 'id' | 'status' | 'author' | 'note' | 'createdAt']: SiteRevisionsTable[Name];
} & { base: number | null; publishAt: number | null; problem: string | null };

const metaColumns = ['id', 'status', 'author', 'note', 'base', 'createdAt', 'publishAt', 'problem'] as const;

/** What is stored as the `problem` of a revision. */
export type StoredProblem = OperatorText & {
  /** The revision that has this one merged. */
  mergedAs?: number;
};

const iso = (time: number): string => new Date(time).toISOString();

function toMeta(row: MetaRow): RevisionMeta {
  const stored: StoredProblem | null = row.problem === null ? null : JSON.parse(row.problem);
  const { mergedAs, ...problem } = stored ?? {};
  return {
    number: row.id,
    status: row.status,
    author: row.author,
    note: row.note,
    base: row.base,
    createdAt: iso(row.createdAt),
    publishAt: row.publishAt === null ? null : iso(row.publishAt),
    problem: stored && (problem as OperatorText),
    ...(mergedAs !== undefined && { mergedAs }),
  };
}

const toListed = ({ repeats, ...row }: MetaRow & { repeats: number | null }): RevisionMeta => ({
  ...toMeta(row),
  ...(repeats !== null && { repeats }),
});

const ofPartner = (db: Database, partnerId: number) =>
  db.selectFrom('siteRevisions').where('partnerId', '=', partnerId);

/** The published revision with its document, or undefined before the first publication. */
export async function publishedRevision(db: Database, partnerId: number): Promise<Revision | undefined> {
  const row = await ofPartner(db, partnerId)
    .where('status', '=', 'published')
    .select([...metaColumns, 'document'])
    .executeTakeFirst();
  return row && { ...toMeta(row), document: row.document };
}

/** Whether someone other than `author` has published a document, even if another one has replaced it. */
export async function wasPublishedByOthers(
  db: Database,
  { partnerId, document, author }: { partnerId: number; document: string; author: string },
): Promise<boolean> {
  const row = await ofPartner(db, partnerId)
    .where('status', 'in', ['published', 'archived'])
    .where('author', '!=', author)
    .where('document', '=', document)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A revision of any status with its document. */
export async function readRevision(
  db: Database,
  partnerId: number,
  number: number,
): Promise<Revision | undefined> {
  const row = await ofPartner(db, partnerId)
    .where('id', '=', number)
    .select([...metaColumns, 'document'])
    .executeTakeFirst();
  return row && { ...toMeta(row), document: row.document };
}

/** The number of a scheduled revision with this document, base and time, if there is one. */
export async function scheduledLike(
  db: Database,
  partnerId: number,
  { document, base, publishAt }: { document: string; base: number | null; publishAt: number },
): Promise<number | undefined> {
  const row = await ofPartner(db, partnerId)
    .where('status', '=', 'scheduled')
    .where('publishAt', '=', publishAt)
    .where('base', base === null ? 'is' : '=', base)
    .where('document', '=', document)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Revisions that can be published again, including scheduled ones that did not go live. */
const restorable = ['archived', 'published', 'cancelled', 'blocked'] as const;

/** A revision to return to: the given one, or the one published before the present one. Undefined if there is none. */
export async function earlierRevision(
  db: Database,
  partnerId: number,
  number?: number,
): Promise<Revision | undefined> {
  const revisions = ofPartner(db, partnerId)
    .where('status', 'in', number === undefined ? ['archived'] : restorable)
    .select([...metaColumns, 'document']);
  const row = await (number === undefined
    ? revisions.orderBy('publication', 'desc').limit(1)
    : revisions.where('id', '=', number)
  ).executeTakeFirst();
  return row && { ...toMeta(row), document: row.document };
}

/**
 * Revisions of every status by number, newest first, with whether there are more.
 * @param page `isPending`: only scheduled and blocked ones
 */
export async function listRevisions(
  db: Database,
  partnerId: number,
  {
    before,
    limit,
    isPending = false,
  }: { before?: number | undefined; limit: number; isPending?: boolean | undefined },
): Promise<{ rows: RevisionMeta[]; more: boolean }> {
  const all = db
    .selectFrom('siteRevisions as listed')
    .leftJoin('siteRevisions as earlier', (join) =>
      join
        .onRef('earlier.partnerId', '=', 'listed.partnerId')
        .onRef('earlier.id', '=', 'listed.base')
        .onRef('earlier.document', '=', 'listed.document'),
    )
    .where('listed.partnerId', '=', partnerId)
    .$if(isPending, (query) => query.where('listed.status', 'in', ['scheduled', 'blocked']))
    .select(metaColumns.map((name) => `listed.${name}` as const))
    .select('earlier.id as repeats')
    .orderBy('listed.id', 'desc')
    .limit(limit + 1);
  const rows = await (before === undefined ? all : all.where('listed.id', '<', before)).execute();
  return { rows: rows.slice(0, limit).map(toListed), more: rows.length > limit };
}
