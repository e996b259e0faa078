import useSWR from 'swr';
import { call } from '../api/call.ts';
import type { DraftRow } from './use-drafts.ts';

/** How many changes a draft has against the revision that it was made from; undefined until it is known. */
export function useChangeCount(code: string, draft: DraftRow | undefined): number | undefined {
  const { data } = useSWR(
    draft && draft.base !== null ? ['changes of draft', code, draft.base, draft.id, draft.version] : null,
    async () => {
      const of = { from: { revision: draft?.base ?? 1 }, to: { draft: draft?.id ?? 1 } };
      return (await call('diff', { code }, of)).changes.length;
    },
    { revalidateOnFocus: false, revalidateIfStale: false, shouldRetryOnError: false },
  );
  return data;
}
