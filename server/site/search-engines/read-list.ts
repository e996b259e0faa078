import type { BackendClient } from '#engine/api/backend-client.ts';
import type { LanguageCode } from '#schemas/primitives.ts';
import type { EntryList, ListedEntry } from './entry-lists.ts';

/** Rows that a call returns at most (schemas/api/common.ts). */
export const rowsPerCall = 100;
const timeoutMs = 5_000;

type ListReader = { client: BackendClient; origin: string };
type Listed = { rows: ListedEntry[]; count: number };

/**
 * Reads a page of a list without any cache: all entries of a large partner would displace what visitors need.
 * @throws BackendError, or ZodError for an answer of another shape
 */
export async function readList(
  { client, origin }: ListReader,
  { call }: Pick<EntryList, 'call'>,
  ask: { languageCode: LanguageCode; page: number; limit?: number },
): Promise<Listed> {
  const params = call.params.parse({ limit: rowsPerCall, ...ask });
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = call.response.parse(await client({ path: call.path, params, origin, signal }));
  return { count: answer.count, rows: answer.rows.map((row) => toEntry(row as Row)) };
}

type Row = Omit<ListedEntry, 'title'> & { title?: string; name?: string };

const toEntry = ({ title, name, ...row }: Row): ListedEntry => ({ ...row, title: title ?? name ?? '' });
