import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import useSWR from 'swr';
import { call } from '../../api/call.ts';
import { refresh } from '../../api/use-call.ts';
import { showToast } from '../../ui/toasts.tsx';
import { useUndoToast } from '../state/use-undo-toast.ts';
import { draftStatusAtom } from './draft-atoms.ts';
import { isNotFound } from './save-errors.ts';
import { savedAs } from './saver-options.ts';
import { useSession } from './session-context.ts';

/** Milliseconds between two looks at the drafts. */
const interval = 15_000;

/**
 * Shows what others save in the open draft. If they publish or delete it, what is published is shown, and a toast can
 * restore the text. Unsaved changes stay: the server merges them, or they become a new draft.
 */
export function useFollowDraft(): void {
  const { t } = useLingui();
  const { code, saver } = useSession();
  const { draft } = useAtomValue(draftStatusAtom);
  const showUndo = useUndoToast();
  // The key of `useCall`: lists of drafts are up to date too.
  const { data } = useSWR(['drafts', { code }], () => call('drafts', { code }), {
    refreshInterval: draft === null ? 0 : interval,
    shouldRetryOnError: false,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list has changed with the draft
  useEffect(() => void refresh('drafts'), [draft]);

  const follow = useEffectEvent(async () => {
    const { saved } = saver.now();
    if (!saved || !data) return;
    const { id } = saved;
    const listed = data.rows.find((row) => row.id === id);
    if (listed) saver.rename(listed.name);
    if (listed && listed.version <= saved.version) return;
    try {
      // The list may be older than a draft that was begun just now.
      const { draft: found } = await call('draft', { code, id });
      if (saver.now().saved?.id === id && found.version > (saver.now().saved?.version ?? 0))
        saver.takeOver(savedAs(found));
    } catch (error) {
      if (isNotFound(error)) await leave(id);
    }
  });
  const leave = useEffectEvent(async (id: number) => {
    const read = await call('published', { code }).catch(() => undefined);
    const { saved, text, base, name, isUnsaved } = saver.now();
    if (!read?.revision || saved?.id !== id || isUnsaved) return;
    saver.reset(read.revision.document, read.revision.number);
    const report = t`The draft has been published or deleted elsewhere. You see what is published.`;
    // As it was: there is nothing to restore.
    if (read.revision.document === text) showToast(report);
    else showUndo(report, () => saver.continueWith(text, null, base, name));
  });
  useEffect(() => {
    if (data) void follow();
  }, [data]);
}
