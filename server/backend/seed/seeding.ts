import type { Insertable } from 'kysely';
import type { PartnerContent } from '#schemas/content/index.ts';
import type { ContentListName } from '#schemas/content/lists.ts';
import type { LanguageCode } from '#schemas/primitives.ts';
import type { Database } from '../database/open.ts';
import { searchable } from '../database/search.ts';
import type { EntryKind, Millis, Tables } from '../database/tables.ts';
import { insertAll } from './insert-all.ts';
import { type LocalizedEntry, localizedEntries } from './localized-entry.ts';
import type { Picture } from './picture-sizes.ts';
import { createRequestYielder } from './yield-to-requests.ts';

/** The context of seeding one partner. */
export type Seeding = {
  /** A transaction. */
  db: Database;
  partnerId: number;
  content: PartnerContent;
  languages: LanguageCode[];
  picture: Picture;
  /** The place of an entry in its list. */
  weightOf: (list: ContentListName, id: number) => number;
  /** When an operator last changed an entry; undefined if it is as in the file. */
  changedAt: (list: ContentListName, id: number) => Millis | undefined;
};

type Placed = { list: string; id: number; weight: number; changedAt: Millis | null };

/** Looks up places and changes of stored entries. */
export function findStored(entries: readonly Placed[]): Pick<Seeding, 'weightOf' | 'changedAt'> {
  const byKey = new Map(entries.map((entry) => [`${entry.list} ${entry.id}`, entry]));
  return {
    weightOf: (list, id) => byKey.get(`${list} ${id}`)?.weight ?? 0,
    changedAt: (list, id) => byKey.get(`${list} ${id}`)?.changedAt ?? undefined,
  };
}

/** When an entry was changed last, in ISO 8601; not before it was created. */
export function updatedAt(
  { changedAt }: Seeding,
  list: ContentListName,
  entry: { id: number; createdAt: string },
): string {
  return isoTime(Math.max(Date.parse(entry.createdAt), changedAt(list, entry.id) ?? 0));
}

/** An entry in one language. `search` holds its searchable texts. */
type EntryText<Row, Detail> = { row: Row; detail?: Detail; search?: (string | null)[] };

/** Entries with a page of their own, whose answers list the languages in which they exist. */
const hasTranslations: ReadonlySet<EntryKind> = new Set([
  'boardArticle',
  'boardType',
  'branding',
  'category',
  'exhibition',
  'notice',
  'product',
]);

type ContentTextRow = Insertable<Tables['contentTexts']>;

/** Stores the texts of entries in every language of the partner. */
export async function seedTexts<Entry extends { id: number }, Row, Detail = never>(
  { db, partnerId, languages }: Seeding,
  kind: EntryKind,
  entries: readonly Entry[],
  textOf: (entry: Entry, localized: LocalizedEntry) => EntryText<Row, Detail>,
): Promise<void> {
  const yieldToRequests = createRequestYielder();
  const texts: ContentTextRow[] = [];
  for (const entry of entries) {
    const inLanguages = localizedEntries(entry, languages);
    const translations = [...new Set(inLanguages.map(({ languageCode }) => languageCode))];
    for (const localized of inLanguages) {
      const { row, detail, search = [] } = textOf(entry, localized);
      const shown = hasTranslations.has(kind) ? { ...detail, translations } : detail;
      texts.push({
        partnerId,
        kind,
        languageCode: localized.asked,
        entryId: entry.id,
        search: searchable(search),
        row: JSON.stringify(row),
        detail: shown === undefined ? null : JSON.stringify(shown),
      });
    }
    await yieldToRequests();
  }
  await insertAll(db, 'contentTexts', texts);
}

/** The columns of entries that are shown in their order. */
export function weighted(
  { partnerId, weightOf }: Seeding,
  list: ContentListName,
  rows: readonly { id: number }[],
) {
  return rows.map(({ id }) => ({ partnerId, id, weight: weightOf(list, id) }));
}

const day = 86_400_000;

/**
 * Moves times by the whole days from the day for which they were written (`periodsAsOf` of the partner's file) to now, so
 * that a demonstration always has events that begin, run and end. Without such a day, times stay.
 */
export function timeMover(asOf: string | undefined, now: Millis): (time: string) => Millis {
  const days = daysMoved(asOf, now);
  return (time) => Date.parse(time) + days * day;
}

/** The days by which `timeMover` moves times. */
export const daysMoved = (asOf: string | undefined, now: Millis): number =>
  asOf === undefined ? 0 : Math.max(0, Math.floor((now - Date.parse(asOf)) / day));

/** The content whose events, special events and popups have moved periods (`timeMover`). */
export function withMovedPeriods(content: PartnerContent, now: Millis): PartnerContent {
  const { periodsAsOf } = content.partner;
  if (periodsAsOf === undefined) return content;
  const move = timeMover(periodsAsOf, now);
  const moved = <Entry extends { startAt?: string | undefined; endAt?: string | undefined }>(
    entry: Entry,
  ): Entry => ({
    ...entry,
    ...(entry.startAt !== undefined && { startAt: isoTime(move(entry.startAt)) }),
    ...(entry.endAt !== undefined && { endAt: isoTime(move(entry.endAt)) }),
  });
  const { events, exhibitions, popups } = content;
  return {
    ...content,
    events: { ...events, rows: events.rows.map(moved) },
    exhibitions: { ...exhibitions, rows: exhibitions.rows.map(moved) },
    popups: { ...popups, rows: popups.rows.map(moved) },
  };
}

/** The time in UTC, in the format of all answers. */
export const isoTime = (time: string | Millis): string => new Date(time).toISOString();
