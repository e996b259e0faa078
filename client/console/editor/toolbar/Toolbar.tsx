import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useCallback, useRef } from 'react';
import { useLandmark } from 'react-aria/useLandmark';
import { Toolbar as AriaToolbar, Group } from 'react-aria-components';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { focusIfLost } from '../../ui/lost-focus.ts';
import { draftStatusAtom } from '../draft/draft-atoms.ts';
import { Presence } from '../presence/Presence.tsx';
import { useDocument } from '../state/use-document.ts';
import { AskToPublishButton } from './AskToPublishButton.tsx';
import { CheckButton } from './CheckButton.tsx';
import { DiscardButton } from './DiscardButton.tsx';
import { DraftsButton } from './DraftsButton.tsx';
import { PreviewButton } from './PreviewButton.tsx';
import { PublishButton } from './PublishButton.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import { useUndoKeys } from './use-undo-keys.ts';

// Conflicts are rare.
const DraftConflict = lazyPart(() => import('./DraftConflict.tsx').then((module) => module.DraftConflict), {
  rows: 0,
  isAhead: true,
});

type Props = {
  /** IANA name of the clinic's time zone. */
  timeZone: string;
  /** The site's languages, main language first. */
  languages: readonly LanguageCode[];
  /** Whether the operator may publish. Otherwise those who may edit can ask for it. */
  mayPublish: boolean;
  mayEdit: boolean;
};

/** Undo and redo, the state of the draft, the check, the preview and publishing. */
export function Toolbar({ timeZone, languages, mayPublish, mayEdit }: Props) {
  const { t } = useLingui();
  const { canUndo, canRedo, undo, redo } = useDocument();
  useUndoKeys(undo, redo);
  const label = t`Document`;
  const toolbar = useRef<HTMLDivElement>(null);
  // A toolbar is not a landmark for screen readers, but F6 leads there: to its first control, because the toolbar
  // itself cannot have the focus.
  const first = useCallback(() => toolbar.current?.querySelector<HTMLElement>('button:not(:disabled)'), []);
  const focus = useCallback(() => first()?.focus(), [first]);
  useLandmark({ role: 'region', 'aria-label': label, focus }, toolbar);
  const step = (take: () => void) => () => {
    take();
    // After the last step the button is disabled.
    void focusIfLost(first);
  };
  return (
    <>
      <AriaToolbar className="Toolbar" aria-label={label} ref={toolbar}>
        <Group className="Toolbar-group" aria-label={t`Steps`}>
          <Button kind="quiet" isDisabled={!canUndo} onPress={step(undo)} aria-keyshortcuts="Control+Z">
            <Icon name="undo" />{' '}
            <span className="Toolbar-word">
              <Trans>Undo</Trans>
            </span>
          </Button>
          <Button kind="quiet" isDisabled={!canRedo} onPress={step(redo)} aria-keyshortcuts="Control+Shift+Z">
            <Icon name="redo" />{' '}
            <span className="Toolbar-word">
              <Trans>Redo</Trans>
            </span>
          </Button>
        </Group>
        <SaveStatus />
        <Presence />
        <DraftsButton />
        <DiscardButton />
        <CheckButton />
        <PreviewButton />
        {mayPublish ? (
          <PublishButton timeZone={timeZone} languages={languages} />
        ) : (
          mayEdit && <AskToPublishButton />
        )}
      </AriaToolbar>
      <ConflictIfAny />
    </>
  );
}

function ConflictIfAny() {
  const { save } = useAtomValue(draftStatusAtom);
  return save.kind === 'conflict' && <DraftConflict />;
}
