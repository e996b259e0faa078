import { parse } from 'jsonc-parser';
import type { Database } from '#server/backend/database/open.ts';

type JsonPath = (string | number)[];
export type MediaPlaceInDocument = { where: string; path: JsonPath };

/** Places that are reported at most. */
const mostPlaces = 200;

/** Where the partner's published document and its drafts show a picture, in whatever version. */
export async function usesOf(
  db: Database,
  partner: { id: number; code: string },
  name: string,
): Promise<MediaPlaceInDocument[]> {
  const documents = await documentsInUse(db, partner.id);
  const places = documents.flatMap(({ where, document }) =>
    pathsOf(parse(document), (text) => showsPicture(text, partner.code, name)).map((path) => ({
      where,
      path,
    })),
  );
  return places.slice(0, mostPlaces);
}

/** Documents that visitors see, and those that operators work on. */
async function documentsInUse(
  db: Database,
  partnerId: number,
): Promise<{ where: string; document: string }[]> {
  const published = await db
    .selectFrom('siteRevisions')
    .where('partnerId', '=', partnerId)
    .where('status', 'in', ['published', 'scheduled'])
    .orderBy('id', 'desc')
    .select(['id', 'status', 'document'])
    .execute();
  const drafts = await db
    .selectFrom('siteDrafts')
    .innerJoin('siteDraftVersions', (join) =>
      join
        .onRef('siteDraftVersions.partnerId', '=', 'siteDrafts.partnerId')
        .onRef('siteDraftVersions.draftId', '=', 'siteDrafts.id')
        .onRef('siteDraftVersions.version', '=', 'siteDrafts.version'),
    )
    .where('siteDrafts.partnerId', '=', partnerId)
    .orderBy('siteDrafts.id', 'desc')
    .select(['siteDrafts.id', 'document'])
    .execute();
  return [
    ...published.map(({ id, status, document }) => ({
      where: status === 'published' ? status : `scheduled ${id}`,
      document,
    })),
    ...drafts.map(({ id, document }) => ({ where: `draft ${id}`, document })),
  ];
}

/** Whether a text is the address of a picture, or markup that contains it. */
export function showsPicture(text: string, code: string, name: string): boolean {
  const address = `/files/${code}/${name}`;
  for (let at = text.indexOf(address); at >= 0; at = text.indexOf(address, at + 1))
    // `lobby.webp` is not shown where `lobby.webp.png` is.
    if (!/[\w.-]/.test(text[at + address.length] ?? '')) return true;
  return false;
}

/** Paths of the strings in a JSON value that pass a test. */
function pathsOf(value: unknown, isWanted: (text: string) => boolean, path: JsonPath = []): JsonPath[] {
  if (typeof value === 'string') return isWanted(value) ? [path] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => pathsOf(item, isWanted, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => pathsOf(item, isWanted, [...path, key]));
}
