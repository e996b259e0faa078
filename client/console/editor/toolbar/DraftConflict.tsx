import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useErrorText } from '../../ui/error-text.ts';
import { ModalDialog } from '../../ui/ModalDialog.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { draftStatusAtom } from '../draft/draft-atoms.ts';
import { mergeOnServer } from '../draft/merge-on-server.ts';
import { type Choice, resolveConflicts } from '../draft/resolve-conflicts.ts';
import { useSession } from '../draft/session-context.ts';
import { useUndoToast } from '../state/use-undo-toast.ts';
import { ConflictChoices } from './ConflictChoices.tsx';

/** Asks which version to continue with when somebody else saved the same places of the draft. */
export function DraftConflict() {
  const { t } = useLingui();
  const { code, saver } = useSession();
  const { save } = useAtomValue(draftStatusAtom);
  const [choices, setChoices] = useState<(Choice | undefined)[]>([]);
  const errorText = useErrorText();
  const showUndo = useUndoToast();
  if (save.kind !== 'conflict') return null;
  const { theirs, conflicts, base } = save;
  const saved = { id: theirs.id, version: theirs.version, text: theirs.document };
  /** What was written here is nowhere else: the undo is as if all of it had been chosen. */
  const continueWith = (next: string, report: string) => {
    const mine = saver.now().text;
    saver.continueWith(next, saved, theirs.base);
    showUndo(report, () => saver.continueWith(mine, saver.now().saved));
  };
  const finish = async () => {
    const texts = { base, ours: saver.now().text, theirs: theirs.document };
    try {
      const merged = await resolveConflicts(texts, conflicts, choices, (all) => mergeOnServer(code, all));
      setChoices([]);
      continueWith(merged, t`Both versions have been merged.`);
    } catch (error) {
      showToast(errorText(error));
    }
  };
  // The merge could not read one of the texts, or no longer knows what both were made from.
  const isWhole = conflicts.length === 0 || conflicts.some(({ path }) => path.length === 0);
  const isChosen = conflicts.every((_, index) => choices[index] !== undefined);
  return (
    <ModalDialog
      title={<Trans>The draft was also changed elsewhere</Trans>}
      isOpen
      onOpenChange={() => undefined}
    >
      {() => (
        <>
          <p>{t`${theirs.author} saved the same places. Nothing of yours is lost: choose what to continue with.`}</p>
          <ConflictChoices
            conflicts={isWhole ? [] : conflicts}
            choices={choices}
            onChoose={(index, choice) => setChoices((now) => Object.assign([...now], { [index]: choice }))}
          />
          <div className="Dialog-buttons">
            <Button
              onPress={() => continueWith(theirs.document, t`You continue with what ${theirs.author} saved.`)}
            >
              <Trans>Use all of theirs</Trans>
            </Button>
            <Button onPress={() => saver.continueWith(saver.now().text, saved, theirs.base)}>
              <Trans>Keep all of mine</Trans>
            </Button>
            {!isWhole && (
              <Button kind="primary" isDisabled={!isChosen} onPress={() => void finish()}>
                <Trans>Continue</Trans>
              </Button>
            )}
          </div>
        </>
      )}
    </ModalDialog>
  );
}
