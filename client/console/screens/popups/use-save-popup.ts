import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { OperatorPopup, PopupBody } from '#schemas/operator/popup-calls.ts';
import { call, refusalBodyOf } from '../../api/call.ts';
import { refresh } from '../../api/use-call.ts';
import { isNotFound } from '../../editor/draft/save-errors.ts';
import { useErrorText } from '../../ui/error-text.ts';
import { showToast } from '../../ui/toasts.tsx';
import { useUndo } from '../../ui/use-undo.ts';

/** What operators write of a popup. */
export const bodyOf = ({ id: _, version: __, ...body }: OperatorPopup): PopupBody => body;

/** Saves and deletes popups, each of which can be undone; `conflict` is what somebody else has saved since. */
export function useSavePopup(code: string) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState<OperatorPopup | null>();
  const [isGone, setGone] = useState(false);
  // The answer to an addition may be lost: another attempt adds no second popup.
  const [key] = useState(() => crypto.randomUUID());
  const undoWith = useUndo(write);

  async function run<T>(work: () => Promise<T>): Promise<T | undefined> {
    setBusy(true);
    setProblem(undefined);
    try {
      return await write(work);
    } catch (error) {
      setConflict(refusalBodyOf(error, 'savePopup', 409)?.popup);
      setGone(isNotFound(error));
      setProblem(errorText(error));
      return undefined;
    } finally {
      setBusy(false);
    }
  }
  return {
    isBusy,
    problem,
    conflict,
    /** Whether somebody else has deleted it since. */
    isGone,
    /** Forgets the last attempt: why it failed, and what somebody else had saved. */
    reset: () => {
      setProblem(undefined);
      setConflict(undefined);
      setGone(false);
    },
    save: async (before: OperatorPopup | undefined, popup: PopupBody): Promise<OperatorPopup | undefined> => {
      const saved = await run(() =>
        before
          ? call('savePopup', { code, id: before.id }, { version: before.version, popup })
          : call('createPopup', { code }, { ...popup, key }),
      );
      if (!saved) return undefined;
      const { id, version } = saved.popup;
      showToast(t`Saved. Visitors see it when it runs.`, {
        label: t`Undo`,
        run: undoWith(() =>
          before
            ? call('savePopup', { code, id }, { version, popup: bodyOf(before) })
            : call('deletePopup', { code, id }),
        ),
      });
      return saved.popup;
    },
    remove: async (popup: OperatorPopup): Promise<boolean> => {
      const done = await run(() => call('deletePopup', { code, id: popup.id }));
      if (!done) return false;
      showToast(t`The popup has been deleted.`, {
        label: t`Undo`,
        // It comes back after the others.
        run: undoWith(() => call('createPopup', { code }, bodyOf(popup))),
      });
      return true;
    },
    order: async (before: readonly number[], ids: number[]): Promise<void> => {
      const done = await run(() => call('orderPopups', { code }, { ids }));
      if (done)
        showToast(t`The order has been changed.`, {
          label: t`Undo`,
          run: undoWith(() => call('orderPopups', { code }, { ids: [...before] })),
        });
    },
  };
}

/**
 * Changes popups and reads them again, even after a refusal: somebody else may have changed or deleted one. @throws
 * CallError
 */
async function write<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await refresh('popups');
  }
}
