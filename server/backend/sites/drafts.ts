import type { Selectable } from 'kysely';
import type { Draft } from '#schemas/operator/revisions.ts';
import { nextNumber } from '../database/counters.ts';
import type { Database } from '../database/open.ts';
import { storable } from '../database/search.ts';
import type { Millis, SiteDraftsTable } from '../database/tables.ts';

/** Texts of earlier saves that are stored per draft: a save that is later than these cannot be merged. */
const maxVersions = 50;

type DraftMeta = Omit<Draft, 'document'>;
export type OfDraft = { partnerId: number; id: number };

const toMeta = (row: Selectable<SiteDraftsTable>): DraftMeta => ({
  id: row.id,
  name: row.name,
  base: row.base,
  version: row.version,
  author: row.author,
  authorId: row.authorId,
  owner: row.owner,
  ownerId: row.ownerId,
  updatedAt: new Date(row.updatedAt).toISOString(),
});

/** Drafts of a partner, last saved first. */
export async function listDrafts(db: Database, partnerId: number): Promise<DraftMeta[]> {
  const rows = await db
    .selectFrom('siteDrafts')
    .where('partnerId', '=', partnerId)
    .selectAll()
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toMeta);
}

/** A draft with its document, or undefined. */
export async function readDraft(db: Database, of: OfDraft): Promise<Draft | undefined> {
  const row = await db
    .selectFrom('siteDrafts')
    .innerJoin('siteDraftVersions', (join) =>
      join
        .onRef('siteDraftVersions.partnerId', '=', 'siteDrafts.partnerId')
        .onRef('siteDraftVersions.draftId', '=', 'siteDrafts.id')
        .onRef('siteDraftVersions.version', '=', 'siteDrafts.version'),
    )
    .where('siteDrafts.partnerId', '=', of.partnerId)
    .where('siteDrafts.id', '=', of.id)
    .selectAll('siteDrafts')
    .select('document')
    .executeTakeFirst();
  return row && { ...toMeta(row), document: row.document };
}

/** A draft of a partner by the partner's code. */
export async function draftOfSite(db: Database, code: string, id: number): Promise<Draft | undefined> {
  const partner = await db
    .selectFrom('partners')
    .where('code', '=', storable(code))
    .select('id')
    .executeTakeFirst();
  return partner && readDraft(db, { partnerId: partner.id, id });
}

/** The text of one of a draft's last saves, or undefined. */
export async function draftVersion(db: Database, of: OfDraft, version: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('siteDraftVersions')
    .where('partnerId', '=', of.partnerId)
    .where('draftId', '=', of.id)
    .where('version', '=', version)
    .select('document')
    .executeTakeFirst();
  return row?.document;
}

/** Whether one of a draft's last saves had this text. */
export async function hadDocument(db: Database, of: OfDraft, document: string): Promise<boolean> {
  const row = await db
    .selectFrom('siteDraftVersions')
    .where('partnerId', '=', of.partnerId)
    .where('draftId', '=', of.id)
    .where('document', '=', document)
    .select('version')
    .executeTakeFirst();
  return row !== undefined;
}

/** Who saves a draft, and when. `authorId` is the operator's. */
type SavedBy = { author: string; authorId: number | null; now: Millis };

type NewDraft = SavedBy & { name: string; base: number | null; document: string };

/** Stores a new draft. @returns its id */
export async function insertDraft(
  transaction: Database,
  partnerId: number,
  { name, base, document, author, authorId, now }: NewDraft,
): Promise<number> {
  const id = await nextNumber(transaction, partnerId, 'draft');
  await transaction
    .insertInto('siteDrafts')
    .values({
      partnerId,
      id,
      name: storable(name),
      base,
      version: 1,
      author,
      authorId,
      owner: author,
      ownerId: authorId,
      updatedAt: now,
    })
    .execute();
  await transaction
    .insertInto('siteDraftVersions')
    .values({ partnerId, draftId: id, version: 1, document })
    .execute();
  return id;
}

type Save = SavedBy & { document: string; name?: string | undefined };

/** Stores the next version of a draft if `version` is still its present one. @returns false otherwise */
export async function saveVersion(
  transaction: Database,
  { partnerId, id }: OfDraft,
  version: number,
  { document, author, authorId, now, name }: Save,
): Promise<boolean> {
  const saved = await transaction
    .updateTable('siteDrafts')
    .set({
      version: version + 1,
      author,
      authorId,
      updatedAt: now,
      ...(name !== undefined && { name: storable(name) }),
    })
    .where('partnerId', '=', partnerId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  if (!saved) return false;
  await transaction
    .insertInto('siteDraftVersions')
    .values({ partnerId, draftId: id, version: version + 1, document })
    .execute();
  await transaction
    .deleteFrom('siteDraftVersions')
    .where('partnerId', '=', partnerId)
    .where('draftId', '=', id)
    .where('version', '<=', version + 1 - maxVersions)
    .execute();
  return true;
}

/** Names a draft. That is no save: version and author stay. @returns whether it exists */
export async function nameDraft(db: Database, { partnerId, id }: OfDraft, name: string): Promise<boolean> {
  const named = await db
    .updateTable('siteDrafts')
    .set({ name: storable(name) })
    .where('partnerId', '=', partnerId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return named !== undefined;
}

/** Deletes a draft, with `document` or `version` only if it still has that. @returns whether it was deleted */
export async function removeDraft(
  db: Database,
  of: OfDraft,
  { document, version }: { document?: string; version?: number | undefined } = {},
): Promise<boolean> {
  const known = await readDraft(db, of);
  if (!known || (document !== undefined && known.document !== document)) return false;
  if (version !== undefined && known.version !== version) return false;
  const isAny = document === undefined && version === undefined;
  // By version: somebody may have saved it just now.
  const removed = await db
    .deleteFrom('siteDrafts')
    .where('partnerId', '=', of.partnerId)
    .where('id', '=', of.id)
    .where((eb) => (isAny ? eb.lit(true) : eb('version', '=', known.version)))
    .returning('id')
    .executeTakeFirst();
  return removed !== undefined;
}
