import type { Database } from '#server/backend/database/open.ts';
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
