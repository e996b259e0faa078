import useSWR from 'swr';
import type { FactKind } from '#schemas/operator/content-calls.ts';
import { call } from '../../api/call.ts';
import { usePartner } from '../../screens/partner/use-partner.ts';
import type { Entry } from './EntryList.tsx';

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
      const read = async (id: number) => {
        const { rows } = await call('facts', {
          code: params.code,
          kind: params.kind,
          search: String(id),
          limit: 100,
        });
        return [id, rows.find((row) => row.id === id) ?? null] as const;
      };
      return new Map(await Promise.all(params.ids.map(read)));
    },
    { keepPreviousData: true },
  );
  return data;
}
