import useSWR, { type SWRResponse } from 'swr';
import type { Revision } from '#schemas/operator/revisions.ts';
import { type CallError, call, type ResponseOf } from './call.ts';

/** The findings of today's checks in a revision. They are read once per revision and shared by all screens. */
export const useRevisionCheck = (
  code: string,
  { number, document }: Revision,
): SWRResponse<ResponseOf<'check'>, CallError> =>
  useSWR(['check of a revision', code, number], () => call('check', { code }, { document }), {
    revalidateOnFocus: false,
  });
