import type { CalendarDateTime } from '@internationalized/date';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogButtons } from '../../ui/DialogButtons.tsx';
import { useErrorText } from '../../ui/error-text.ts';
import { useHoldDialog } from '../../ui/hold-dialog.ts';
import { TextField } from '../../ui/TextField.tsx';
import { OlderBadge } from '../form/OlderBadge.tsx';
import { useDocument } from '../state/use-document.ts';
import { useFindingsWithState } from '../state/use-findings.ts';
import { ChangeList } from './ChangeList.tsx';
import { CheckFailure } from './CheckFailure.tsx';
import { FindingList } from './FindingList.tsx';
import { olderByChange } from './older-by-change.ts';
import { ScheduleField } from './ScheduleField.tsx';
import { StaleBase } from './StaleBase.tsx';
import { useChanges } from './use-changes.ts';
import { useIsPast } from './use-is-past.ts';
import { usePublish } from './use-publish.ts';

type Props = {
  timeZone: string;
  /** The site's languages, main language first. */
  languages: readonly LanguageCode[];
  onClose: () => void;
};

/** The changes to publish, with a note and a time, and the reason if publishing was refused. */
export function PublishForm({ timeZone, languages, onClose }: Props) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [note, setNote] = useState('');
  const [at, setAt] = useState<CalendarDateTime | null>(null);
  const { value } = useDocument();
  const [main] = languages;
  const changes = useChanges();
  const { findings, isChecking, isPresent, failure } = useFindingsWithState();
  const { publish, refusal, isBusy, clearRefusal } = usePublish(timeZone, onClose);
  useHoldDialog(isBusy);
  const serious = failure ? [] : findings.filter(({ level }) => level !== 'note');
  const hasErrors = serious.some(({ level }) => level === 'error');
  // Errors of an earlier text may have been fixed. The server checks the document in any case.
  const isRefused = isPresent ? hasErrors : isChecking && !failure;
  // A document that is as published now may differ from what is scheduled before it.
  const isSame = at === null && changes.data?.length === 0;
  const isPast = useIsPast(at, timeZone);
  if (refusal?.kind === 'stale')
    return <StaleBase refusal={refusal.stale} timeZone={timeZone} onDone={clearRefusal} onClose={onClose} />;
  return (
    <>
      <section className="Publish-part">
        <h3>
          <Trans>Changes</Trans>
        </h3>
        <ChangeList
          read={changes}
          noteOf={(change) =>
            main && (
              <OlderBadge
                main={main}
                languages={olderByChange(change, changes.data ?? [], value, languages)}
              />
            )
          }
        />
      </section>
      {failure && <CheckFailure {...failure} isChecking={isChecking} />}
      {serious.length > 0 && (
        <section className="Publish-part">
          <h3>{hasErrors ? <Trans>Errors that stop publishing</Trans> : <Trans>Warnings</Trans>}</h3>
          <FindingList findings={serious} />
        </section>
      )}
      {refusal?.kind === 'refused' && (
        <section className="Publish-part" role="alert">
          <h3>
            <Trans>The server refused the document</Trans>
          </h3>
          <FindingList findings={refusal.findings} />
        </section>
      )}
      {refusal?.kind === 'failed' && (
        <p className="Notice" role="alert">
          {errorText(refusal.error)}
        </p>
      )}
      <TextField label={t`Note for the history (optional)`} value={note} onChange={setNote} maxLength={500} />
      <ScheduleField timeZone={timeZone} value={at} onChange={setAt} isPast={isPast} />
      <DialogButtons onCancel={onClose} className="Publish-buttons">
        <Button
          kind="primary"
          isDisabled={isBusy || isRefused || isSame || isPast}
          onPress={() => void publish({ note, at })}
        >
          {at ? <Trans>Schedule</Trans> : <Trans>Publish now</Trans>}
        </Button>
      </DialogButtons>
    </>
  );
}
