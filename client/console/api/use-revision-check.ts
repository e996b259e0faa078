import useSWR, { type SWRResponse } from 'swr';
import type { Revision } from '#schemas/operator/revisions.ts';
import { type CallError, call, type ResponseOf } from './call.ts';

/** What today's checks find in a revision; read once per revision and shared by the screens that show it. */
export const useRevisionCheck = (
  code: string,
  { number, document }: Revision,
): SWRResponse<ResponseOf<'check'>, CallError> =>
  useSWR(['check of a revision', code, number], () => call('check', { code }, { document }), {
    revalidateOnFocus: false,
  });
