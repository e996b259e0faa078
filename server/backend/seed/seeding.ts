import type { Insertable } from 'kysely';
import type { PartnerContent } from '#schemas/content/index.ts';
import type { LanguageCode } from '#schemas/primitives.ts';
import type { Database } from '../database/open.ts';
import { searchable } from '../database/search.ts';
import type { EntryKind, Millis, Tables } from '../database/tables.ts';
import { type LocalizedEntry, localizedEntries } from './localized-entry.ts';
import type { Picture } from './picture-sizes.ts';

/** The context of seeding one partner. */
export type Seeding = {
  /** A transaction. */
  db: Database;
  partnerId: number;
  content: PartnerContent;
  languages: LanguageCode[];
  picture: Picture;
  /** When a period of the content begins or ends here (`timeMover`), from its time in ISO 8601. */
  movedTime: (time: string) => Millis;
};

/** An entry in one language. `search` holds its searchable texts. */
export type EntryText<Row, Detail> = { row: Row; detail?: Detail; search?: (string | null)[] };

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

/** Stores the texts of entries in every language of the partner. */
export async function seedTexts<Entry extends { id: number }, Row, Detail = never>(
  { db, partnerId, languages }: Seeding,
  kind: EntryKind,
  entries: readonly Entry[],
  tell: (entry: Entry, localized: LocalizedEntry) => EntryText<Row, Detail>,
): Promise<void> {
  const texts = entries.flatMap((entry) => {
    const inLanguages = localizedEntries(entry, languages);
    const translations = [...new Set(inLanguages.map(({ languageCode }) => languageCode))];
    return inLanguages.map((localized) => {
      const { row, detail, search = [] } = tell(entry, localized);
      const shown = hasTranslations.has(kind) ? { ...detail, translations } : detail;
      return {
        partnerId,
        kind,
        languageCode: localized.asked,
        entryId: entry.id,
        search: searchable(search),
        row: JSON.stringify(row),
        detail: shown === undefined ? null : JSON.stringify(shown),
      };
    });
  });
  await insertAll(db, 'contentTexts', texts);
}

/** Inserts rows in batches that both engines accept. */
export async function insertAll<Table extends keyof Tables>(
  db: Database,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += 200) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + 200))
      .execute();
  }
}

/** Rows with their position in the file as weight. */
export function weighted(partnerId: number, rows: readonly { id: number }[]) {
  return rows.map(({ id }, weight) => ({ partnerId, id, weight }));
}

const day = 86_400_000;

/**
 * Moves times by the whole days from the day for which they were written (`periodsAsOf` of the partner's file) to now, so
 * that a demonstration always has events that begin, run and end. Without such a day, times stay.
 */
export function timeMover(asOf: string | undefined, now: Millis): Seeding['movedTime'] {
  const days = asOf === undefined ? 0 : Math.floor((now - Date.parse(asOf)) / day);
  return (time) => Date.parse(time) + Math.max(0, days) * day;
}

/** The time in UTC, in the format of all answers. */
export const isoTime = (time: string | Millis): string => new Date(time).toISOString();
