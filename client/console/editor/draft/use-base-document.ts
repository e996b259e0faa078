import { atom, useAtomValue } from 'jotai';
import useSWR from 'swr';
import type { Json } from '#schemas/json.ts';
import { call } from '../../api/call.ts';
import { valueOfText } from '../document/parse-document.ts';
import { codeAtom } from '../state/document-atoms.ts';
import { draftStatusAtom } from './draft-atoms.ts';

// The rest of the status changes with every save.
const baseAtom = atom((get) => get(draftStatusAtom).base);

/** The published document that the draft began from; undefined if there is none, and before it is read. */
export function useBaseDocument(): Json | undefined {
  const code = useAtomValue(codeAtom);
  const base = useAtomValue(baseAtom);
  const { data } = useSWR(
    base === null ? null : ['base-document', code, base],
    async ([, , number]) => valueOfText((await call('revision', { code, number })).revision.document),
    // A revision never changes.
    { revalidateOnFocus: false, revalidateIfStale: false, revalidateOnReconnect: false },
  );
  return data;
}
