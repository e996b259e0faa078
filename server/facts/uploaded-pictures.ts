import { existsSync } from 'node:fs';
import { type Database, databaseAddress, isPostgres, openDatabase } from '#server/backend/database/open.ts';
import type { PictureFile } from '#server/publishing/partner-facts.ts';

/** The uploaded pictures of a partner by file name, with the sizes of the current version and of all versions. */
export async function uploadedPictures(db: Database, partnerId: number): Promise<Map<string, PictureFile>> {
  const rows = await db
    .selectFrom('media')
    .where('partnerId', '=', partnerId)
    .select(['name', 'version', 'isCurrent', 'width', 'height'])
    .execute();
  const byName = Map.groupBy(rows, ({ name }) => name);
  return new Map(
    rows.flatMap(({ name, isCurrent, width, height }) => {
      if (!isCurrent) return [];
      const versions = (byName.get(name) ?? []).map(
        (row) => [row.version, { width: row.width, height: row.height }] as const,
      );
      return [[name, { width, height, versions: new Map(versions) }] as const];
    }),
  );
}

/** The uploaded pictures of a partner, by its code: none if the database does not have it. */
export async function uploadedPicturesOf(db: Database, code: string): Promise<Map<string, PictureFile>> {
  const partner = await db.selectFrom('partners').where('code', '=', code).select('id').executeTakeFirst();
  return partner ? uploadedPictures(db, partner.id) : new Map();
}

/**
 * The uploaded pictures of a partner in the database of the environment: none if there is no database yet.
 * @throws if it cannot be read, such as one that has not been migrated
 */
export async function picturesInDatabase(code: string): Promise<Map<string, PictureFile>> {
  const address = databaseAddress();
  // Opening a file creates it.
  if (!isPostgres(address) && !existsSync(address)) return new Map();
  const db = openDatabase(address);
  try {
    return await uploadedPicturesOf(db, code);
  } finally {
    await db.destroy();
  }
}
