import useSWR from 'swr';
import type { PickerKind } from '#schemas/operator/content-calls.ts';
import type { CallError } from '../../api/call.ts';
import { readOptions } from '../../api/use-call.ts';
import { usePartner } from '../../screens/partner/use-partner.ts';
import type { Entry } from './EntryList.tsx';
import { readEntry } from './read-entry.ts';

/**
 * The entry with a number.
 * @returns undefined while it is read and if it could not be; null if there is none
 */
export function useEntry(kind: PickerKind | undefined, id: number | undefined): Entry | null | undefined {
  const { code } = usePartner();
  const isAsked = kind !== undefined && id !== undefined && Number.isSafeInteger(id) && id > 0;
  const { data } = useSWR<Entry | null, CallError>(
    // `refresh('facts')` reads it again.
    isAsked ? ['facts', { code, kind, id }] : null,
    () => readEntry(code, kind as PickerKind, id as number),
    // What another number has is no answer.
    { ...readOptions, keepPreviousData: false },
  );
  return data;
}
