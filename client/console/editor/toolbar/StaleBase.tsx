import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatDateTime } from '#engine/i18n/format.ts';
import { call } from '../../api/call.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogButtons } from '../../ui/DialogButtons.tsx';
import { useErrorText } from '../../ui/error-text.ts';
import { useHoldDialog } from '../../ui/hold-dialog.ts';
import { showToast } from '../../ui/toasts.tsx';
import { mergeOnServer } from '../draft/merge-on-server.ts';
import { type Choice, resolveConflicts } from '../draft/resolve-conflicts.ts';
import type { Saved } from '../draft/saver-options.ts';
import { useSession } from '../draft/session-context.ts';
import { useUndoToast } from '../state/use-undo-toast.ts';
import { Changes } from './ChangeList.tsx';
import { ConflictChoices } from './ConflictChoices.tsx';
import type { Stale } from './use-publish.ts';

type Props = {
  refusal: Stale;
  /** The clinic's time zone. */
  timeZone: string;
  /** The document is merged and can be published. */
  onDone: () => void;
  onClose: () => void;
};

/** What was published since the draft began, or is scheduled before it, and both versions of every conflict. */
export function StaleBase({ refusal, timeZone, onDone, onClose }: Props) {
  const { t } = useLingui();
  const { code, saver } = useSession();
  const errorText = useErrorText();
  const showUndo = useUndoToast();
  const [choices, setChoices] = useState<(Choice | undefined)[]>([]);
  const [isBusy, setBusy] = useState(false);
  useHoldDialog(isBusy);
  const [error, setError] = useState<unknown>();
  const { base, published, publishAt, theirs, conflicts } = refusal;
  const isSame = base === published;
  const due = publishAt && formatDateTime(publishAt, timeZone);
  const isChosen = conflicts.every((_, index) => choices[index] !== undefined);
  /** A draft that somebody else has saved in the meantime stays beside the one that replaces it. */
  const remove = async (draft: Saved | null) => {
    if (draft)
      await call('deleteDraft', { code, id: draft.id, version: draft.version }).catch((reason) =>
        showToast(errorText(reason)),
      );
  };
  const merge = async () => {
    setBusy(true);
    setError(undefined);
    try {
      const { text, saved, name } = saver.now();
      const [before, after] = await Promise.all([
        base === null
          ? '{}'
          : call('revision', { code, number: base }).then(({ revision }) => revision.document),
        call('revision', { code, number: published }).then(({ revision }) => revision.document),
      ]);
      const merged = await resolveConflicts(
        { base: before, ours: text, theirs: after },
        conflicts,
        choices,
        (texts) => mergeOnServer(code, texts),
      );
      // A draft records the revision that it began from, so the merged document starts a new draft.
      saver.continueWith(merged, null, published);
      showUndo(t`Both versions have been merged.`, () => {
        const { saved: begun } = saver.now();
        saver.continueWith(text, null, base, name);
        void remove(begun);
      });
      await remove(saved);
      onDone();
    } catch (reason) {
      setError(reason);
    } finally {
      setBusy(false);
    }
  };
  if (isSame && conflicts.length === 0)
    return (
      <>
        <p>
          {due ? (
            <Trans>
              Your document is the same as revision {published}, which is scheduled before it, for {due}.
              First change what is to follow.
            </Trans>
          ) : (
            <Trans>Your document is the same as what is published. First change what is to follow.</Trans>
          )}
        </p>
        <DialogButtons onCancel={onClose}>
          <Button kind="primary" onPress={onDone}>
            <Trans>Continue</Trans>
          </Button>
        </DialogButtons>
      </>
    );
  return (
    <>
      <p>
        {due ? (
          <Trans>
            Revision {published} is scheduled before this document, for {due}. It contains:
          </Trans>
        ) : (
          <Trans>Revision {published} was published since you began. It contains:</Trans>
        )}
      </p>
      <Changes changes={theirs} />
      {due && conflicts.length === 0 && (
        <p>
          <Trans>
            After it, your document would change nothing. Merge, and then change what is to follow it.
          </Trans>
        </p>
      )}
      {conflicts.length > 0 && (
        <p>
          <Trans>You and somebody else both changed these places. The rest is merged.</Trans>
        </p>
      )}
      <ConflictChoices
        conflicts={conflicts}
        choices={choices}
        onChoose={(index, choice) => setChoices((now) => Object.assign([...now], { [index]: choice }))}
      />
      {error !== undefined && (
        <p className="Notice" role="alert">
          {errorText(error)}
        </p>
      )}
      <DialogButtons onCancel={onClose}>
        <Button kind="primary" isDisabled={!isChosen || isBusy} onPress={() => void merge()}>
          <Trans>Merge and continue</Trans>
        </Button>
      </DialogButtons>
    </>
  );
}
