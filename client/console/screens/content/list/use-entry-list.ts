import type { SWRResponse } from 'swr';
import type { EditableList } from '#schemas/operator/entry-calls.ts';
import type { CallError } from '../../../api/call.ts';
import { useRead } from '../../../api/use-call.ts';
import { type Entries, type EntryFilter, readEntries } from '../read-entries.ts';

/**
 * The first entries of a list that match a filter, as many as `steps` of them. The key begins like the call's, so that
 * a save reads them again.
 */
export const useEntryList = (
  code: string,
  list: EditableList,
  filter: EntryFilter,
  steps: number,
): SWRResponse<Entries, CallError> =>
  useRead(['contentEntries', { code, list, ...filter }, steps], () => readEntries(code, list, filter, steps));
