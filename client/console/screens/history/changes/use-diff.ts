import useSWR, { type SWRResponse } from 'swr';
import { call, type ResponseOf } from '../../../api/call.ts';

/**
 * The changes between two revisions, which never change.
 * @param pair null: nothing to compare; without `from`, all of `to` is new
 */
export function useDiff(
  code: string,
  pair: { from: number | null; to: number } | null,
): SWRResponse<ResponseOf<'diff'>, Error> {
  return useSWR(
    pair && ['diff of revisions', code, pair.from, pair.to],
    () => {
      const from = pair?.from ? { revision: pair.from } : { document: '{}' };
      return call('diff', { code }, { from, to: { revision: pair?.to ?? 0 } });
    },
    { revalidateOnFocus: false, revalidateIfStale: false },
  );
}
