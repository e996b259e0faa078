import { parse } from 'jsonc-parser';
import { excessOf } from '#schemas/layout/document-limits.ts';
import type { MediaPlace } from '#schemas/operator/content-calls.ts';
import type { Database } from '#server/backend/database/open.ts';
import type { Publishing } from '#server/backend/operator/context/publishing-port.ts';
import { createRequestYielder } from '#server/backend/seed/yield-to-requests.ts';
import { readDraft } from '#server/backend/sites/drafts.ts';
import { readRevision } from '#server/backend/sites/read-revisions.ts';
import { contentWith } from './content-places.ts';
import { stringsAt, type TextAt } from './strings-at.ts';

/** What is looked for, such as the URL of a picture. */
export type PlaceSearch = {
  /** A pattern that stored texts with it match. Others may match too: `_` stands for any character. */
  likely: string;
  /** Whether a document may have it: parsing takes seconds for hundreds of drafts, most of which do not. */
  mayHave: (document: string) => boolean;
  isWanted: (text: string) => boolean;
  /** Whether a text has an earlier version of it. */
  isEarlier?: (text: string) => boolean;
  /** Where a document has it in other forms than in a text. */
  others?: (document: unknown) => TextAt[];
};

/** Places that are reported at most. */
const maxPlaces = 200;

export type SearchOptions = {
  /** Puts the places of a document into words. */
  placesOf?: Publishing['places'];
  /** Documents that were searched before, in the version of then: they are left out. Adds the others. */
  searched?: Set<string>;
};

/**
 * Where the partner's content, settings, answers to visitors and saved sections, its drafts and its published, scheduled and
 * blocked documents have what is looked for. Other requests go on in between.
 */
export async function findPlaces(
  db: Database,
  partnerId: number,
  search: PlaceSearch,
  { placesOf, searched = new Set() }: SearchOptions = {},
): Promise<MediaPlace[]> {
  const places = [...(await contentWith(db, partnerId, search)), ...(await textsWith(db, partnerId, search))];
  const yieldToRequests = createRequestYielder();
  for await (const { where, document } of documentsInUse(db, partnerId, searched)) {
    await yieldToRequests();
    if (!search.mayHave(document) && !writtenByCode.test(document)) continue;
    const found = placesIn(document, search).slice(0, maxPlaces);
    const paths = found.map(({ path }) => path);
    // If there is no readable name, for example because all threads are busy, the path tells enough.
    const words = paths.length > 0 ? await placesOf?.(document, paths).catch(() => []) : [];
    for (const [index, { path, text }] of found.entries())
      places.push({
        where,
        path,
        ...(words?.[index] && { place: words[index] }),
        ...(search.isEarlier?.(text) && { isEarlier: true }),
      });
    if (places.length >= maxPlaces) break;
  }
  return places.slice(0, maxPlaces);
}

/** The answers to visitors and the saved sections that have it. */
async function textsWith(
  db: Database,
  partnerId: number,
  { likely, isWanted, isEarlier }: PlaceSearch,
): Promise<MediaPlace[]> {
  const answers = await db
    .selectFrom('customerAnswers')
    .where('partnerId', '=', partnerId)
    .where('content', 'like', likely)
    .orderBy('articleId', 'desc')
    .select(['articleId', 'content'])
    .execute();
  const sections = await db
    .selectFrom('savedSections')
    .where('partnerId', '=', partnerId)
    .where('node', 'like', likely)
    .orderBy('id', 'desc')
    .select(['name', 'node'])
    .execute();
  const texts = [
    ...answers.map(({ articleId, content }) => ({ where: `answer ${articleId}`, texts: [content] })),
    ...sections.map(({ name, node }) => ({
      where: `section ${name}`,
      texts: stringsAt(JSON.parse(node), isWanted).map(({ text }) => text),
    })),
  ];
  const found = texts.map(({ where, texts }) => ({ where, texts: texts.filter(isWanted) }));
  const wanted = found.filter(({ texts }) => texts.length > 0);
  return [...Map.groupBy(wanted, ({ where }) => where)].map(([where, parts]) => ({
    where,
    path: [],
    ...(isEarlier && parts.some(({ texts }) => texts.some(isEarlier)) && { isEarlier: true }),
  }));
}

/** Documents that visitors see or may soon, and those that operators work on; one at a time, since all may not fit into memory. */
async function* documentsInUse(
  db: Database,
  partnerId: number,
  searched: Set<string>,
): AsyncGenerator<{ where: string; document: string }> {
  const revisions = await db
    .selectFrom('siteRevisions')
    .where('partnerId', '=', partnerId)
    .where('status', 'in', ['published', 'scheduled', 'blocked'])
    .orderBy('id', 'desc')
    .select(['id', 'status'])
    .execute();
  for (const { id, status } of revisions) {
    const name = `revision ${id}`;
    if (searched.has(name)) continue;
    const found = await readRevision(db, partnerId, id);
    const where = status === 'published' ? status : `${status} ${id}`;
    if (found) yield { where, document: found.document };
    searched.add(name);
  }
  const drafts = await db
    .selectFrom('siteDrafts')
    .where('partnerId', '=', partnerId)
    .orderBy('id', 'desc')
    .select(['id', 'version'])
    .execute();
  for (const { id, version } of drafts) {
    if (searched.has(`draft ${id} ${version}`)) continue;
    const found = await readDraft(db, { partnerId, id });
    if (!found) continue;
    yield { where: `draft ${id}`, document: found.document };
    searched.add(`draft ${id} ${found.version}`);
  }
}

/** An ASCII character that JSON writes by its code, which may be one of what is looked for. */
const writtenByCode = /\\u00[2-7]/i;

/** Where a document has it; a draft too deep or too large to be parsed is tested as a whole. */
function placesIn(document: string, { isWanted, others }: PlaceSearch): TextAt[] {
  if (excessOf(document)) return isWanted(document) ? [{ path: [], text: document }] : [];
  const value: unknown = parse(document);
  return [...stringsAt(value, isWanted), ...(others?.(value) ?? [])];
}
