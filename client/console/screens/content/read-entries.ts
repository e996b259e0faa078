import type { EditableList, EntryRow } from '#schemas/operator/entry-calls.ts';
import { call, type ParamsOf, type ResponseOf } from '../../api/call.ts';

/** Entries that one call answers at most. */
export const perStep = 100;

export type Entries = { rows: EntryRow[]; count: number };

/** What is shown of a list: `group` is a category or a board. */
export type EntryFilter = { search: string; group?: number | undefined };

/** The first entries of a list that match a filter, in as many calls as `steps`. @throws CallError */
export async function readEntries(
  code: string,
  list: EditableList,
  filter: EntryFilter,
  steps: number,
): Promise<Entries> {
  const pages = await Promise.all(
    Array.from({ length: steps }, (_, step) =>
      call('contentEntries', { code, list, ...filter, limit: perStep, offset: step * perStep }),
    ),
  );
  return { rows: pages.flatMap(({ rows }) => rows), count: pages[0]?.count ?? 0 };
}

type Facts = ResponseOf<'facts'>['rows'];

/** All entries of a kind, in as many calls as are needed. @throws CallError */
export async function readFacts(code: string, kind: ParamsOf<'facts'>['kind']): Promise<Facts> {
  const read = (offset: number) => call('facts', { code, kind, limit: perStep, offset });
  const { rows, count } = await read(0);
  const further = Array.from({ length: Math.max(0, Math.ceil(count / perStep) - 1) }, (_, page) =>
    read((page + 1) * perStep),
  );
  return [...rows, ...(await Promise.all(further)).flatMap((page) => page.rows)];
}
