import { useAtomValue } from 'jotai';
import type { Change } from '#schemas/operator/revisions.ts';
import { call } from '../../api/call.ts';
import { useTextAnswer } from '../../api/use-text-answer.ts';
import { draftStatusAtom } from '../draft/draft-atoms.ts';
import { useSession } from '../draft/session-context.ts';
import { useDocument } from '../state/use-document.ts';

/** The changes of the document since the revision that it was made from. */
export function useChanges() {
  const { code } = useSession();
  const { base } = useAtomValue(draftStatusAtom);
  const { text } = useDocument();
  return useTextAnswer<Change[]>(
    ['diff', code, base],
    text,
    async () => {
      const from = base === null ? { document: '{}' } : { revision: base };
      return (await call('diff', { code }, { from, to: { document: text } })).changes;
    },
    { revalidateOnFocus: false },
  );
}
