import { contentListNames } from '#schemas/content/lists.ts';
import { isLocalized } from '#schemas/localized.ts';
import type { MediaPlace } from '#schemas/operator/content-calls.ts';
import type { OperatorText } from '#schemas/operator/finding.ts';
import type { Database } from '#server/backend/database/open.ts';
import { type EntryKind, flag } from '#server/backend/database/tables.ts';
import { createRequestYielder } from '#server/backend/seed/yield-to-requests.ts';
import { placeOf } from '../facts/entry-summaries.ts';
import type { PlaceSearch } from './find-places.ts';
import { stringsAt } from './strings-at.ts';

/** Repeats what employees have. */
const repeating: EntryKind = 'weeklySchedule';

/** The clinic's content that has what is looked for, such as notices, boards and popups: it is in no document. */
export async function contentWith(
  db: Database,
  partnerId: number,
  search: PlaceSearch,
): Promise<MediaPlace[]> {
  const places = new Map<string, MediaPlace>();
  for (const place of [
    ...(await shownWith(db, partnerId, search)),
    ...(await writtenWith(db, partnerId, search)),
  ])
    places.set(place.where, {
      ...place,
      ...places.get(place.where),
      ...(place.isEarlier && { isEarlier: true }),
    });
  return [...places.values()];
}

/** What visitors get now. */
async function shownWith(
  db: Database,
  partnerId: number,
  { likely, isWanted, isEarlier }: PlaceSearch,
): Promise<MediaPlace[]> {
  const texts = await db
    .selectFrom('contentTexts')
    .where('partnerId', '=', partnerId)
    .where('kind', '!=', repeating)
    .where((eb) => eb.or([eb('row', 'like', likely), eb('detail', 'like', likely)]))
    .select(['kind', 'entryId', 'languageCode', 'row', 'detail'])
    .orderBy('kind')
    .orderBy('entryId')
    .execute();
  const wantedIn = (value: unknown) => stringsAt(value, isWanted).map(({ text }) => text);
  const places = new Map<string, MediaPlace>();
  const yieldToRequests = createRequestYielder();
  for (const { kind, entryId, languageCode, row, detail } of texts) {
    await yieldToRequests();
    const value = JSON.parse(row);
    for (const [where, found] of partsOf(kind, entryId, value, detail, wantedIn)) {
      if (found.length === 0) continue;
      const known = places.get(where) ?? { where, path: [] };
      const place =
        kind === 'info' || kind === 'popup' ? undefined : titled(known.place, languageCode, value);
      places.set(where, {
        ...known,
        ...(place && { place }),
        ...(isEarlier && found.some(isEarlier) && { isEarlier: true }),
      });
    }
  }
  return [...places.values()];
}

/**
 * Entries as they were written: visitors get a translation only once it is complete (server/backend/seed/localized-entry.ts).
 */
async function writtenWith(
  db: Database,
  partnerId: number,
  { likely, isWanted, isEarlier }: PlaceSearch,
): Promise<MediaPlace[]> {
  const entries = await db
    .selectFrom('contentEntries')
    .where('partnerId', '=', partnerId)
    .where('list', 'in', contentListNames)
    .where('isDeleted', '=', flag(false))
    .where('entry', 'like', likely)
    .select(['list', 'id', 'entry'])
    .orderBy('list')
    .orderBy('id')
    .execute();
  const places: MediaPlace[] = [];
  const yieldToRequests = createRequestYielder();
  for (const { list, id, entry } of entries) {
    await yieldToRequests();
    const value = JSON.parse(entry);
    const found = stringsAt(value, isWanted);
    if (list === 'partner' || found.length === 0) continue;
    const place = titledInAll(value);
    places.push({
      where: placeOf(list, id),
      path: [],
      ...(place && { place }),
      ...(isEarlier && found.some(({ text }) => isEarlier(text)) && { isEarlier: true }),
    });
  }
  return places;
}

/** The texts that are wanted, by where: an entry, or the settings and the facts of the clinic, which are stored together. */
function partsOf(
  kind: EntryKind,
  entryId: number,
  value: { config?: unknown; kind?: unknown },
  detail: string | null,
  wantedIn: (value: unknown) => string[],
): [where: string, found: string[]][] {
  const found = () => [...wantedIn(value), ...(detail ? wantedIn(JSON.parse(detail)) : [])];
  if (kind === 'boardType')
    return [[placeOf(value.kind === 'customer' ? 'customerBoards' : 'boardTypes', entryId), found()]];
  if (kind !== 'info') return [[`${kind} ${entryId}`, found()]];
  const { config, ...facts } = value;
  return [
    ['settings', wantedIn(config)],
    ['clinic', wantedIn(facts)],
  ];
}

/** The name of an entry in the operators' languages, as far as it has them. */
function titled(
  known: OperatorText | undefined,
  languageCode: string,
  { title, name, pageTitle }: { title?: unknown; name?: unknown; pageTitle?: unknown },
): OperatorText | undefined {
  const text = [title, name, pageTitle].find((one) => typeof one === 'string' && one !== '');
  if (typeof text !== 'string') return known;
  if (!known) return { ko: text, en: text };
  return languageCode === 'ko' || languageCode === 'en' ? { ...known, [languageCode]: text } : known;
}

/** The name of an entry whose texts have all their languages. */
function titledInAll(entry: Record<string, unknown>): OperatorText | undefined {
  const texts = [entry.title, entry.name].find((text) => typeof text === 'object' && text !== null);
  if (!texts || !isLocalized(texts)) return undefined;
  return Object.entries(texts).reduce<OperatorText | undefined>(
    (known, [code, title]) => titled(known, code, { title }),
    undefined,
  );
}
