import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef } from 'react';
import { useLandmark } from 'react-aria/useLandmark';
import { Toolbar as AriaToolbar, Group } from 'react-aria-components';
import { Button } from '../../ui/Button.tsx';
import { Presence } from '../presence/Presence.tsx';
import { useDocument } from '../state/use-document.ts';
import { CheckButton } from './CheckButton.tsx';
import { DiscardButton } from './DiscardButton.tsx';
import { DraftConflict } from './DraftConflict.tsx';
import { PreviewButton } from './PreviewButton.tsx';
import { PublishButton } from './PublishButton.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import { isUndoKey } from './undo-key.ts';

type Props = {
  /** IANA name of the clinic's time zone. */
  timeZone: string;
  /** Whether the operator may publish; without it, the button is not there. */
  mayPublish: boolean;
};

/** Undo and redo, how the draft stands, the check, the preview and publishing. */
export function Toolbar({ timeZone, mayPublish }: Props) {
  const { t } = useLingui();
  const { canUndo, canRedo, undo, redo } = useDocument();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const wanted = isUndoKey(event);
      if (!wanted || event.defaultPrevented || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      if (wanted === 'undo') undo();
      else redo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [undo, redo]);
  const label = t`Document`;
  const toolbar = useRef<HTMLDivElement>(null);
  // A toolbar is no landmark to screen readers, but F6 leads there: to its first control, as it has no focus itself.
  const focus = useCallback(
    () => toolbar.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus(),
    [],
  );
  useLandmark({ role: 'region', 'aria-label': label, focus }, toolbar);
  return (
    <>
      <AriaToolbar className="Toolbar" aria-label={label} ref={toolbar}>
        <Group className="Toolbar-group" aria-label={t`Steps`}>
          <Button kind="quiet" isDisabled={!canUndo} onPress={undo} aria-keyshortcuts="Control+Z">
            <span aria-hidden="true">↶</span> <Trans>Undo</Trans>
          </Button>
          <Button kind="quiet" isDisabled={!canRedo} onPress={redo} aria-keyshortcuts="Control+Shift+Z">
            <span aria-hidden="true">↷</span> <Trans>Redo</Trans>
          </Button>
        </Group>
        <SaveStatus />
        <Presence />
        <DiscardButton />
        <CheckButton />
        <PreviewButton />
        {mayPublish && <PublishButton timeZone={timeZone} />}
      </AriaToolbar>
      <DraftConflict />
    </>
  );
}
