import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { mutate } from 'swr';
import type { ContentEntryAnswer, EditableList, EntryIssue } from '#schemas/operator/entry-calls.ts';
import { call, refusalBodyOf } from '../../../api/call.ts';
import { refreshContent, refreshLists } from '../../../api/refresh-content.ts';
import { useErrorText } from '../../../ui/error-text.ts';
import { useUndo } from '../../../ui/use-undo.ts';
import { offerUndo } from '../offer-undo.ts';
import type { Fields } from './entry-issues.ts';

type Answer = { saved: ContentEntryAnswer } | { issues: readonly EntryIssue[] } | undefined;

/** Saves an entry of a list for visitors, which can be undone; `conflict` is what somebody else has saved since. */
export function useSaveEntry(code: string, list: EditableList) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState<ContentEntryAnswer>();
  // The answer to an addition may be lost: another attempt adds no second entry.
  const [key] = useState(() => crypto.randomUUID());
  const undoWith = useUndo(write);

  async function save(before: ContentEntryAnswer | undefined, entry: Fields): Promise<Answer> {
    if (busy.current) return undefined;
    busy.current = true;
    setBusy(true);
    reset();
    try {
      const saved = await write(() =>
        before
          ? call('saveContentEntry', { code, list, id: before.id }, { version: before.version, entry })
          : call('createContentEntry', { code, list }, { key, entry }),
      );
      const { id, version } = saved;
      if (!before) await mutate(['contentEntry', { code, list, id }], saved, { revalidate: false });
      offerUndo(
        t`Saved. Visitors see it now.`,
        t`Undo`,
        undoWith(() =>
          before
            ? call('saveContentEntry', { code, list, id }, { version, entry: before.entry })
            : call('deleteContentEntry', { code, list, id }),
        ),
      );
      return { saved };
    } catch (error) {
      const issues = refusalBodyOf(error, 'saveContentEntry', 422)?.issues;
      if (issues) return { issues };
      setConflict(refusalBodyOf(error, 'saveContentEntry', 409)?.present);
      setProblem(errorText(error));
      return undefined;
    } finally {
      busy.current = false;
      setBusy(false);
    }
  }
  /** Forgets the last attempt: why it failed, and what somebody else had saved. */
  const reset = () => {
    setProblem(undefined);
    setConflict(undefined);
  };
  return { isBusy, problem, conflict, save, reset };
}

export type EntryUses = NonNullable<ReturnType<typeof usesOf>>;
const usesOf = (error: unknown) => refusalBodyOf(error, 'deleteContentEntry', 409);

/**
 * Deletes an entry, which can be undone: it comes back in its place, with its number, so that links lead to it again.
 * @param onDeleted is called before the lists are read again
 */
export function useDeleteEntry(code: string, list: EditableList, onDeleted: () => void) {
  const { t } = useLingui();
  const undoWith = useUndo(write);
  return async ({ id }: ContentEntryAnswer): Promise<EntryUses | undefined> => {
    let version: string;
    try {
      ({ version } = await call('deleteContentEntry', { code, list, id }));
    } catch (error) {
      const uses = usesOf(error);
      if (uses) return uses;
      throw error;
    }
    onDeleted();
    await mutate(['contentEntry', { code, list, id }], undefined, { revalidate: false });
    await refreshLists();
    offerUndo(
      t`It has been deleted.`,
      t`Undo`,
      undoWith(() => call('restoreContentEntry', { code, list, id }, { version })),
    );
    return undefined;
  };
}

/**
 * Changes entries and reads them again, even after a refusal: somebody else may have changed or deleted one. @throws
 * CallError
 */
async function write<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await refreshContent();
  }
}
