import { useMemo } from 'react';
import type { PickerKind } from '#schemas/operator/content-calls.ts';
import { useRead } from '../../api/use-call.ts';
import { usePartner } from '../../screens/partner/use-partner.ts';
import type { Entry } from './EntryList.tsx';
import { readEntry } from './read-entry.ts';

/**
 * Several entries by number. Null stands for one that does not exist.
 * @returns undefined while they are read and if they could not be
 */
export function useEntries(
  kind: PickerKind | undefined,
  ids: readonly number[],
): ReadonlyMap<number, Entry | null> | undefined {
  const { code } = usePartner();
  const asked = [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0).sort((a, b) => a - b);
  // `refresh('facts')` reads them again. SWR takes any two maps for equal, and would not show the second one.
  const { data } = useRead(kind && asked.length > 0 ? ['facts', { code, kind, ids: asked }] : null, () =>
    Promise.all(
      asked.map(async (id) => {
        const entry = kind ? await readEntry(code, kind, id) : null;
        return { id, entry };
      }),
    ),
  );
  return useMemo(() => data && new Map(data.map(({ id, entry }) => [id, entry])), [data]);
}
