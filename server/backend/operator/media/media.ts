import { createHash } from 'node:crypto';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Selectable } from 'kysely';
import type { Media } from '#schemas/operator/content-calls.ts';
import { hasRole } from '#schemas/operator/roles.ts';
import { notFound } from '#server/backend/context/refusal.ts';
import { nextNumber } from '#server/backend/database/counters.ts';
import type { Database } from '#server/backend/database/open.ts';
import type { MediaTable } from '#server/backend/database/operator-tables.ts';
import { storable } from '#server/backend/database/search.ts';
import { deleteMediaFiles, writeMedia } from '#server/backend/media/media-files.ts';
import type { OperatorHandler } from '../context/handler.ts';
import { OperatorRefusal } from '../context/refusal.ts';
import { limitSearches } from '../places/limit-searches.ts';
import { cleanPicture } from './clean-picture.ts';
import { folderPictures } from './folder-pictures.ts';
import { archivedWith, currentVersion, usesOf } from './media-uses.ts';
import { holdWrites, moveUses } from './move-uses.ts';

/** Pictures of one partner, and bytes of all their versions. */
const limits = { names: 2_000, bytes: 2 * 1024 ** 3 };

/** Pictures, newest first: uploaded ones, then the partner's folder. */
export const media: OperatorHandler<'media'> = async ({ db, partner, filesDir }) => {
  const rows = await db
    .selectFrom('media')
    .where('partnerId', '=', partner.id)
    .where('isCurrent', '=', 1)
    .orderBy('uploadedAt', 'desc')
    .orderBy('name')
    .selectAll()
    .execute();
  const uploaded = rows.map((row) => mediaOf(partner.code, row));
  return { rows: [...uploaded, ...(await folderPictures(filesDir, partner.code))] };
};

/**
 * Uploads a picture. An existing name gets a new version, which the content shows at once if a publisher uploads it;
 * the bytes of the old one stay for what shows it still, such as site documents.
 * @throws OperatorRefusal 409 if a picture of the partner's folder has the name, or with `isNew` any picture
 */
export const uploadMedia: OperatorHandler<'uploadMedia'> = async (
  context,
  { name, title = null, isNew },
  upload,
) => {
  const { db, partner, role, filesDir, mediaDir, operator, now } = context;
  if (await exists(join(filesDir, partner.code, 'images', name)))
    throw new OperatorRefusal(409, 'MEDIA_NAME_TAKEN');
  // An empty body is not parsed.
  const { bytes, ...size } = await cleanPicture(upload ?? Buffer.alloc(0), {
    name,
    partnerId: partner.id,
  });
  const version = createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
  const row: Selectable<MediaTable> = {
    partnerId: partner.id,
    name,
    version,
    isCurrent: 1,
    ...size,
    bytes: bytes.length,
    uploadedAt: now,
    uploadedBy: operator.name,
    title: title === null ? null : storable(title),
  };
  const written = await db.transaction().execute(async (transaction) => {
    // Uploads of one partner wait for each other, so that the last one is the current version of its name.
    await nextNumber(transaction, partner.id, 'media');
    if (isNew && (await isUploaded(transaction, partner.id, name)))
      throw new OperatorRefusal(409, 'MEDIA_NAME_TAKEN');
    const before = await replaceCurrent(transaction, row);
    await assertRoom(transaction, partner.id);
    await context.record(transaction, { target: `picture ${name}`, before, after: version });
    // Content is a publisher's matter: visitors see it at once.
    const moved =
      before !== null && hasRole(role, 'publisher') ? await moveUses(transaction, partner, row) : [];
    await writeMedia({ mediaDir, code: partner.code, name }, version, bytes);
    return moved;
  });
  for (const one of written) await context.purge(partner, one);
  return { media: mediaOf(partner.code, row) };
};

/** Gives `row` the title before if it has none. @returns the version that was current before, or null */
async function replaceCurrent(transaction: Database, row: Selectable<MediaTable>): Promise<string | null> {
  const before = await transaction
    .updateTable('media')
    .set({ isCurrent: 0 })
    .where('partnerId', '=', row.partnerId)
    .where('name', '=', row.name)
    .where('isCurrent', '=', 1)
    .returning(['version', 'title'])
    .executeTakeFirst();
  row.title ??= before?.title ?? null;
  const { isCurrent, uploadedAt, uploadedBy, title } = row;
  await transaction
    .insertInto('media')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['partnerId', 'name', 'version'])
        .doUpdateSet({ isCurrent, uploadedAt, uploadedBy, title }),
    )
    .execute();
  return before?.version ?? null;
}

async function assertRoom(transaction: Database, partnerId: number): Promise<void> {
  const { names, bytes } = await transaction
    .selectFrom('media')
    .where('partnerId', '=', partnerId)
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('isCurrent', '=', 1).as('names'),
      eb.fn.sum<number>('bytes').as('bytes'),
    ])
    .executeTakeFirstOrThrow();
  if (Number(names) > limits.names || Number(bytes) > limits.bytes)
    throw new OperatorRefusal(409, 'MEDIA_FULL');
}

/** Where a picture is used. */
export const mediaUses: OperatorHandler<'mediaUses'> = async (
  { db, partner, filesDir, publishing },
  { name },
) => {
  const isKnown =
    (await isUploaded(db, partner.id, name)) || (await exists(join(filesDir, partner.code, 'images', name)));
  if (!isKnown) throw notFound();
  return limitSearches(partner.id, async () => ({
    name,
    places: await usesOf(db, partner, name, { placesOf: publishing.places }),
    archived: await archivedWith(db, partner, name),
  }));
};

/** Deletes all versions of an uploaded picture, unless something uses it. */
export const deleteMedia: OperatorHandler<'deleteMedia'> = async (context, { name }) => {
  const { db, partner, mediaDir } = context;
  const searched = new Set<string>();
  const assertUnused = async (of: Database) => {
    if (!(await isUploaded(of, partner.id, name))) throw notFound();
    const places = await usesOf(of, partner, name, { searched });
    if (places.length > 0) throw new OperatorRefusal(409, 'MEDIA_IN_USE', { body: { name, places } });
  };
  // Others' writes wait for the transaction, so that searches only what has changed since.
  await limitSearches(partner.id, () => assertUnused(db));
  await db.transaction().execute(async (transaction) => {
    await nextNumber(transaction, partner.id, 'media');
    await holdWrites(transaction, partner.id);
    await assertUnused(transaction);
    await transaction
      .deleteFrom('media')
      .where('partnerId', '=', partner.id)
      .where('name', '=', name)
      .execute();
    await context.record(transaction, { target: `picture ${name}` });
    await deleteMediaFiles({ mediaDir, code: partner.code, name });
  });
  return { done: true };
};

const isUploaded = async (db: Database, partnerId: number, name: string): Promise<boolean> =>
  (await currentVersion(db, partnerId, name)) !== undefined;

const mediaOf = (code: string, row: Selectable<MediaTable>): Media => ({
  name: row.name,
  title: row.title,
  version: row.version,
  url: `/files/${code}/${row.name}?v=${row.version}`,
  width: row.width,
  height: row.height,
  bytes: row.bytes,
  uploadedAt: new Date(row.uploadedAt).toISOString(),
  uploadedBy: row.uploadedBy,
});

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
