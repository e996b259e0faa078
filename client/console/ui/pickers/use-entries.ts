import { useMemo } from 'react';
import useSWR from 'swr';
import type { FactKind } from '#schemas/operator/content-calls.ts';
import { readOptions } from '../../api/use-call.ts';
import { usePartner } from '../../screens/partner/use-partner.ts';
import type { Entry } from './EntryList.tsx';
import { readEntry } from './read-entry.ts';

/**
 * Several entries by number. Null stands for one that does not exist.
 * @returns undefined while they are read and if they could not be
 */
export function useEntries(
  kind: FactKind | undefined,
  ids: readonly number[],
): ReadonlyMap<number, Entry | null> | undefined {
  const { code } = usePartner();
  const asked = [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0).sort((a, b) => a - b);
  const { data } = useSWR(
    // `refresh('facts')` reads them again.
    kind && asked.length > 0 ? ['facts', { code, kind, ids: asked }] : null,
    async ([, params]: [string, { code: string; kind: FactKind; ids: number[] }]) => {
      const read = params.ids.map(async (id) => {
        const entry = await readEntry(params.code, params.kind, id);
        return { id, entry };
      });
      // SWR takes any two maps for equal, and would not show the second one.
      return Promise.all(read);
    },
    readOptions,
  );
  return useMemo(() => data && new Map(data.map(({ id, entry }) => [id, entry])), [data]);
}
