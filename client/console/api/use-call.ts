import useSWR, { mutate, type SWRResponse, unstable_serialize, useSWRConfig } from 'swr';
import type { OperatorCallName } from '#schemas/operator/calls.ts';
import { type CallError, call, type ParamsOf, type ResponseOf } from './call.ts';

/**
 * The options of every read: failures that may pass are retried, and the last answer stays while the next one is read.
 */
export const readOptions = {
  shouldRetryOnError: (error: CallError) => error.isOffline || error.status >= 500,
  errorRetryCount: 5,
  keepPreviousData: true,
};

/**
 * Reads by SWR. The previous call's data stays while the next call is read, but is not shown as the answer to a call
 * that failed.
 * @param key of the call; null to wait. `refresh` reads all whose key begins like a call's
 */
export function useRead<Data>(
  key: readonly unknown[] | null,
  read: () => Promise<Data>,
): SWRResponse<Data, CallError> {
  const { cache } = useSWRConfig();
  const answer = useSWR<Data, CallError>(key, read, readOptions);
  const isFailed = answer.error !== undefined && cache.get(unstable_serialize(key))?.data === undefined;
  return isFailed ? { ...answer, data: undefined } : answer;
}

/**
 * Reads a call. A cached answer is shown at once, and read again when the window gets the focus.
 * @param params null to wait
 */
export const useCall = <N extends OperatorCallName>(
  name: N,
  params: ParamsOf<N> | null,
): SWRResponse<ResponseOf<N>, CallError> =>
  useRead(params && [name, params], () => call(name, params as ParamsOf<N>, ...([] as never)));

/** Revalidates calls wherever they are shown, for example after a write. */
export function refresh(...names: OperatorCallName[]): Promise<unknown> {
  return mutate((key) => Array.isArray(key) && names.includes(key[0] as OperatorCallName));
}
