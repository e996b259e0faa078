import type { MediaPlace } from '#schemas/operator/content-calls.ts';
import type { Database } from '#server/backend/database/open.ts';
import { createRequestYielder } from '#server/backend/seed/yield-to-requests.ts';
import { readRevision } from '#server/backend/sites/read-revisions.ts';
import { findPlaces, type PlaceSearch, type SearchOptions } from '../places/find-places.ts';
import { showsPicture, versionsShown } from './shown-pictures.ts';

/** Archived revisions that are searched, the latest ones. */
const maxArchived = 50;

/**
 * Where the partner's content, settings, answers to visitors and saved sections, its drafts and its published, scheduled and
 * blocked documents show a picture, in whatever version.
 */
export async function usesOf(
  db: Database,
  partner: { id: number; code: string },
  name: string,
  options?: SearchOptions,
): Promise<MediaPlace[]> {
  const version = await currentVersion(db, partner.id, name);
  const search: PlaceSearch = {
    likely: `%/files/${partner.code}/${name}%`,
    mayHave: (document) => document.includes(name),
    isWanted: (text) => showsPicture(text, partner.code, name),
    isEarlier: (text) =>
      version !== undefined &&
      versionsShown(text, partner.code, name).some((shown) => shown !== undefined && shown !== version),
  };
  return findPlaces(db, partner.id, search, options);
}

/** The version of an uploaded picture that its URL without a version shows; undefined if none has the name. */
export const currentVersion = async (
  db: Database,
  partnerId: number,
  name: string,
): Promise<string | undefined> =>
  (
    await db
      .selectFrom('media')
      .where('partnerId', '=', partnerId)
      .where('name', '=', name)
      .where('isCurrent', '=', 1)
      .select('version')
      .executeTakeFirst()
  )?.version;

/**
 * The latest archived and canceled revisions that show a picture, newest first. They do not stop it from being deleted,
 * since they stay forever. A restored one would lack the picture.
 */
export async function archivedWith(
  db: Database,
  partner: { id: number; code: string },
  name: string,
): Promise<number[]> {
  const revisions = await db
    .selectFrom('siteRevisions')
    .where('partnerId', '=', partner.id)
    .where('status', 'in', ['archived', 'cancelled'])
    .orderBy('id', 'desc')
    .limit(maxArchived)
    .select('id')
    .execute();
  const found: number[] = [];
  const yieldToRequests = createRequestYielder();
  for (const { id } of revisions) {
    await yieldToRequests();
    const revision = await readRevision(db, partner.id, id);
    if (revision && showsPicture(revision.document, partner.code, name)) found.push(id);
  }
  return found;
}
