import { foldText, keywordWords } from '#schemas/search-text.ts';
import { textsOf } from '#server/backend/resources/content.ts';
import type { OperatorHandler } from '../context/handler.ts';
import { entrySummaries } from './entry-summaries.ts';

/** Rows of one kind that are searched. */
const maxRows = 20_000;

/**
 * Entries of a kind for pickers: by number and title, in the operator's language if the partner has it, else in the
 * main one. A search finds its words in titles, or the exact number. Entries requested by number are not paged, and may be
 * of another kind in the same table: a source may name a board of either.
 */
export const pickerEntries: OperatorHandler<'facts'> = async (
  context,
  { kind, ids, search, offset, limit },
) => {
  const { db, partner, language } = context;
  const languageCode = partner.languages.find((code) => code === language) ?? partner.mainLanguage;
  const { entryKind, read, isNewestFirst, matches = () => true } = entrySummaries[kind];
  const texts = await textsOf({ db, partner, languageCode }, entryKind)
    .orderBy('entryId', isNewestFirst ? 'desc' : 'asc')
    .$if(ids !== undefined, (query) => query.where('entryId', 'in', ids ?? []))
    .limit(maxRows)
    .select(['entryId', 'row'])
    .execute();
  const words = keywordWords(search);
  const found = texts
    .map(({ entryId, row }) => ({ id: entryId, row: JSON.parse(row) as unknown }))
    .filter(({ row }) => ids !== undefined || matches(row))
    .map(({ id, row }) => ({ id, ...read(row, partner.timeZone) }))
    .filter(({ id, title }) => {
      const folded = foldText(title);
      return words.every((word) => folded.includes(word) || word === String(id));
    });
  // The one with the number first: more others than a page has may name it in their titles.
  const isExact = ({ id }: { id: number }) => String(id) === search.trim();
  const rows = [...found.filter(isExact), ...found.filter((one) => !isExact(one))];
  return { rows: ids ? rows : rows.slice(offset, offset + limit), count: found.length };
};
