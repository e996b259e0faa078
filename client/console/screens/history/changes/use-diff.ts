import useSWR, { type SWRResponse } from 'swr';
import { call, type ResponseOf } from '../../../api/call.ts';

/**
 * The changes between two revisions, which never change.
 * @param pair null: nothing to compare
 */
export function useDiff(
  code: string,
  pair: { from: number; to: number } | null,
): SWRResponse<ResponseOf<'diff'>, Error> {
  return useSWR(
    pair && ['diff of revisions', code, pair.from, pair.to],
    () => call('diff', { code }, { from: { revision: pair?.from ?? 0 }, to: { revision: pair?.to ?? 0 } }),
    { revalidateOnFocus: false, revalidateIfStale: false },
  );
}
