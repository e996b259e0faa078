import useSWR, { mutate, type SWRResponse } from 'swr';
import type { OperatorCallName } from '#schemas/operator/calls.ts';
import { type CallError, call, type ParamsOf, type ResponseOf } from './call.ts';

/**
 * Reads a call. A cached answer is shown at once, and read again when the window gets the focus.
 * @param params null to wait
 */
export function useCall<N extends OperatorCallName>(
  name: N,
  params: ParamsOf<N> | null,
): SWRResponse<ResponseOf<N>, CallError> {
  return useSWR(params && [name, params], () => call(name, params as ParamsOf<N>, ...([] as never)), {
    shouldRetryOnError: (error: CallError) => error.isOffline || error.status >= 500,
    errorRetryCount: 5,
    keepPreviousData: true,
  });
}

/** Revalidates calls wherever they are shown, for example after a write. */
export function refresh(...names: OperatorCallName[]): Promise<unknown> {
  return mutate((key) => Array.isArray(key) && names.includes(key[0] as OperatorCallName));
}
