import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogButtons } from '../../ui/DialogButtons.tsx';
import { useErrorText } from '../../ui/error-text.ts';
import { mergeOnServer } from '../draft/merge-on-server.ts';
import { type Choice, resolveConflicts } from '../draft/resolve-conflicts.ts';
import { useSession } from '../draft/session-context.ts';
import { Changes } from './ChangeList.tsx';
import { ConflictChoices } from './ConflictChoices.tsx';
import type { Stale } from './use-publish.ts';

type Props = {
  refusal: Stale;
  /** The document is merged and can be published. */
  onDone: () => void;
  onClose: () => void;
};

/** What others published since the draft began, and both versions of every conflict. */
export function StaleBase({ refusal, onDone, onClose }: Props) {
  const { code, saver } = useSession();
  const errorText = useErrorText();
  const [choices, setChoices] = useState<(Choice | undefined)[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const { published, theirs, conflicts } = refusal;
  const isChosen = conflicts.every((_, index) => choices[index] !== undefined);
  const merge = async () => {
    setBusy(true);
    setError(undefined);
    try {
      const { text, base, saved } = saver.now();
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
      if (saved) await call('deleteDraft', { code, id: saved.id });
      onDone();
    } catch (reason) {
      setError(reason);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <p>
        <Trans>Revision {published} was published since you began. It contains:</Trans>
      </p>
      <Changes changes={theirs} />
      {conflicts.length > 0 && (
        <p>
          <Trans>These places were changed by both. The rest is merged.</Trans>
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
