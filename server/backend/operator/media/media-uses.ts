import { parse } from 'jsonc-parser';
import { excessOf } from '#schemas/layout/document-limits.ts';
import type { MediaPlace } from '#schemas/operator/content-calls.ts';
import type { Database } from '#server/backend/database/open.ts';
import type { Publishing } from '#server/backend/operator/context/publishing-port.ts';
import { readDraft } from '#server/backend/sites/drafts.ts';
import { readRevision } from '#server/backend/sites/read-revisions.ts';
import { contentWith } from './content-uses.ts';
import { showsPicture, stringsAt, versionsShown } from './shown-pictures.ts';

/** Places that are reported at most. */
const maxPlaces = 200;
/** Archived revisions that are searched, the latest ones. */
const maxArchived = 50;

/**
 * Where the partner's content, settings, answers to visitors and saved sections, its drafts and its published, scheduled and
 * blocked documents show a picture, in whatever version.
 * @param placesOf puts the places of a document into words
 */
export async function usesOf(
  db: Database,
  partner: { id: number; code: string },
  name: string,
  placesOf?: Publishing['places'],
): Promise<MediaPlace[]> {
  const version = await currentVersion(db, partner.id, name);
  const isEarlier = (text: string) =>
    version !== undefined &&
    versionsShown(text, partner.code, name).some((shown) => shown !== undefined && shown !== version);
  const places = [
    ...(await contentWith(db, partner, name, isEarlier)),
    ...(await textsWith(db, partner, name, isEarlier)),
  ];
  for await (const { where, document } of documentsInUse(db, partner.id)) {
    if (!mayName(document, name)) continue;
    const found = placesIn(document, (text) => showsPicture(text, partner.code, name)).slice(0, maxPlaces);
    const paths = found.map(({ path }) => path);
    // Without words, as when all threads are busy, the path tells enough.
    const words = paths.length > 0 ? await placesOf?.(document, paths).catch(() => []) : [];
    for (const [index, { path, text }] of found.entries())
      places.push({
        where,
        path,
        ...(words?.[index] && { place: words[index] }),
        ...(isEarlier(text) && { isEarlier: true }),
      });
    if (places.length >= maxPlaces) break;
  }
  return places.slice(0, maxPlaces);
}

/** The version of an uploaded picture that its address without a version shows; undefined if none has the name. */
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
  for (const { id } of revisions) {
    const revision = await readRevision(db, partner.id, id);
    if (revision && showsPicture(revision.document, partner.code, name)) found.push(id);
  }
  return found;
}

/** The answers to visitors and the saved sections that show a picture. */
async function textsWith(
  db: Database,
  partner: { id: number; code: string },
  name: string,
  isEarlier: (text: string) => boolean,
): Promise<MediaPlace[]> {
  // `_` in a name stands for any character here, so texts are tested again below.
  const likely = `%/files/${partner.code}/${name}%`;
  const answers = await db
    .selectFrom('customerAnswers')
    .where('partnerId', '=', partner.id)
    .where('content', 'like', likely)
    .orderBy('articleId', 'desc')
    .select(['articleId', 'content'])
    .execute();
  const sections = await db
    .selectFrom('savedSections')
    .where('partnerId', '=', partner.id)
    .where('node', 'like', likely)
    .orderBy('id', 'desc')
    .select(['name', 'node'])
    .execute();
  const texts = [
    ...answers.map(({ articleId, content }) => ({ where: `answer ${articleId}`, text: content })),
    ...sections.map((section) => ({ where: `section ${section.name}`, text: section.node })),
  ];
  const places = texts.filter(({ text }) => showsPicture(text, partner.code, name));
  return [...Map.groupBy(places, ({ where }) => where)].map(([where, shown]) => ({
    where,
    path: [],
    ...(shown.some(({ text }) => isEarlier(text)) && { isEarlier: true }),
  }));
}

/** Documents that visitors see or may soon, and those that operators work on; one at a time, since all may not fit into memory. */
async function* documentsInUse(
  db: Database,
  partnerId: number,
): AsyncGenerator<{ where: string; document: string }> {
  const revisions = await db
    .selectFrom('siteRevisions')
    .where('partnerId', '=', partnerId)
    .where('status', 'in', ['published', 'scheduled', 'blocked'])
    .orderBy('id', 'desc')
    .select(['id', 'status'])
    .execute();
  for (const { id, status } of revisions) {
    const found = await readRevision(db, partnerId, id);
    const where = status === 'published' ? status : `${status} ${id}`;
    if (found) yield { where, document: found.document };
  }
  const drafts = await db
    .selectFrom('siteDrafts')
    .where('partnerId', '=', partnerId)
    .orderBy('id', 'desc')
    .select('id')
    .execute();
  for (const { id } of drafts) {
    const found = await readDraft(db, { partnerId, id });
    if (found) yield { where: `draft ${id}`, document: found.document };
  }
}

/** An ASCII character that JSON writes by its code, which may be one of a picture's name. */
const writtenByCode = /\\u00[2-7]/i;

/** Whether a document may name a picture. Parsing takes seconds for hundreds of drafts, most of which do not. */
const mayName = (document: string, name: string): boolean =>
  document.includes(name) || writtenByCode.test(document);

/** The strings in a document that pass a test; a draft too deep or too large to be parsed is tested as a whole. */
function placesIn(document: string, isWanted: (text: string) => boolean): ReturnType<typeof stringsAt> {
  if (excessOf(document)) return isWanted(document) ? [{ path: [], text: document }] : [];
  return stringsAt(parse(document), isWanted);
}
