import { contentLists } from '#schemas/content/lists.ts';
import { foldText, keywordWords } from '#schemas/search-text.ts';
import { textsOf } from '#server/backend/resources/content.ts';
import { readStoredEntries } from '#server/backend/seed/read-entries.ts';
import type { OperatorHandler } from '../context/handler.ts';
import type { OperatorContext } from '../context/operator-context.ts';
import { entrySummaries } from '../facts/entry-summaries.ts';
import { entryStatuses } from './entry-statuses.ts';

/** Rows of a list that are searched. */
const maxRows = 20_000;

/** What the stored rows of some lists have. */
type ListedRow = {
  isPinned?: boolean;
  createdAt?: string;
  date?: string;
  effectiveDate?: string;
  image?: { url: string } | null;
  icon?: { url: string } | null;
  /** An entry is in categories, in one or on a board. */
  categoryIds?: number[];
  categoryId?: number | null;
  boardTypeId?: number;
};

/**
 * Entries of a list in the order in which visitors see them, newest first where they have a date: titles in the operator's
 * language if the partner has it, else in the main one.
 */
export const contentEntries: OperatorHandler<'contentEntries'> = async (
  context,
  { list, search, group, offset, limit },
) => {
  const { db, partner, language } = context;
  const languageCode = partner.languages.find((code) => code === language) ?? partner.mainLanguage;
  const { entryKind, read, matches = () => true } = entrySummaries[list];
  const texts = await textsOf({ db, partner, languageCode }, entryKind)
    .orderBy('entryId', 'desc')
    .limit(maxRows)
    .select(['entryId', 'row'])
    .execute();
  const words = keywordWords(search);
  const found = texts
    .map(({ entryId, row }) => ({ entryId, parsed: JSON.parse(row) as ListedRow }))
    .filter(({ parsed }) => matches(parsed))
    .map(({ entryId, parsed }) => ({
      id: entryId,
      ...read(parsed, partner.timeZone),
      ...orderOf(parsed),
      picture: (parsed.image ?? parsed.icon)?.url ?? null,
      groups: [...(parsed.categoryIds ?? []), parsed.categoryId, parsed.boardTypeId],
    }))
    .filter(({ id, title, groups }) => {
      if (group !== undefined && !groups.includes(group)) return false;
      const folded = foldText(title);
      return words.every((word) => folded.includes(word) || word === String(id));
    });
  const weights = contentLists[list].isOrdered ? await weightsOf(context, list) : undefined;
  found.sort((a, b) =>
    weights
      ? (weights.get(a.id) ?? 0) - (weights.get(b.id) ?? 0) || a.id - b.id
      : Number(b.isPinned) - Number(a.isPinned) || b.date.localeCompare(a.date) || b.id - a.id,
  );
  const page = found.slice(offset, offset + limit);
  const ids = page.map(({ id }) => id);
  const untranslated = await untranslatedOf(context, entryKind, ids);
  const stored = await readStoredEntries(db, partner.id, [list], ids);
  const entries = new Map(stored.map(({ id, entry }) => [id, entry]));
  return {
    rows: page.map(({ id, title, detail, picture }) => ({
      id,
      title,
      detail,
      picture,
      untranslated: untranslated.get(id) ?? [],
      marks: entryStatuses(entries.get(id) ?? {}, context.now, partner.timeZone),
    })),
    count: found.length,
  };
};

const orderOf = ({ isPinned = false, createdAt, date, effectiveDate }: ListedRow) => ({
  isPinned,
  date: createdAt ?? date ?? effectiveDate ?? '',
});

async function weightsOf(
  { db, partner }: OperatorContext,
  list: Parameters<typeof readStoredEntries>[2][number],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('contentEntries')
    .where('partnerId', '=', partner.id)
    .where('list', '=', list)
    .where('isDeleted', '=', 0)
    .select(['id', 'weight'])
    .execute();
  return new Map(rows.map(({ id, weight }) => [id, weight]));
}

/** The languages in which visitors get another one, by entry. */
async function untranslatedOf(
  { db, partner }: OperatorContext,
  kind: (typeof entrySummaries)[keyof typeof entrySummaries]['entryKind'],
  ids: number[],
) {
  if (ids.length === 0) return new Map<number, typeof partner.languages>();
  const texts = await db
    .selectFrom('contentTexts')
    .where('partnerId', '=', partner.id)
    .where('kind', '=', kind)
    .where('entryId', 'in', ids)
    .select(['entryId', 'languageCode', 'row'])
    .execute();
  const missing = texts.filter(({ languageCode, row }) => {
    const shown = (JSON.parse(row) as { languageCode?: string }).languageCode;
    return shown !== undefined && shown !== languageCode;
  });
  return new Map(
    [...Map.groupBy(missing, ({ entryId }) => entryId)].map(([id, own]) => [
      id,
      partner.languages.filter((code) => own.some(({ languageCode }) => languageCode === code)),
    ]),
  );
}
