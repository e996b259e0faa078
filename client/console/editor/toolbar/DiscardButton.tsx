import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useDraftRights, useDraftRow } from '../../drafts/use-drafts.ts';
import { Button } from '../../ui/Button.tsx';
import { useErrorText } from '../../ui/error-text.ts';
import { focusIfLost } from '../../ui/lost-focus.ts';
import { showToast } from '../../ui/toasts.tsx';
import { draftStatusAtom } from '../draft/draft-atoms.ts';
import { useSession } from '../draft/session-context.ts';
import { useUndoToast } from '../state/use-undo-toast.ts';

/** Discards the draft, so that the published document is shown. Until the next change, a toast can restore it. */
export function DiscardButton() {
  const { t } = useLingui();
  const { code, saver } = useSession();
  const { draft } = useAtomValue(draftStatusAtom);
  const row = useDraftRow(draft);
  const { mayDelete } = useDraftRights();
  const errorText = useErrorText();
  const showUndo = useUndoToast();
  const [isBusy, setBusy] = useState(false);
  if (draft === null || (row && !mayDelete(row))) return null;
  const discard = async () => {
    setBusy(true);
    try {
      await saver.flush();
      const { revision } = await call('published', { code });
      if (!revision) throw new Error('[editor] nothing is published');
      const before = saver.now();
      await call('deleteDraft', { code, id: draft, version: before.saved?.version });
      // The toast restores unsaved changes too, unless a look at the drafts has shown what is published already.
      const { text, base, name } = saver.now().saved ? saver.now() : before;
      saver.reset(revision.document, revision.number);
      showUndo(t`The draft has been discarded.`, () => saver.continueWith(text, null, base, name));
      void focusIfLost(() => document.querySelector<HTMLElement>('.Toolbar button:not(:disabled)'));
    } catch (error) {
      showToast(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="quiet" isPending={isBusy} onPress={() => void discard()}>
      <Trans>Discard draft</Trans>
    </Button>
  );
}
