import { Plural, Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { focusIfLost } from '../../../ui/lost-focus.ts';
import { SaveBar } from '../../../ui/SaveBar.tsx';
import type { Issue } from './entry-issues.ts';

type Props = {
  isNew: boolean;
  isChanged: boolean;
  issues: readonly Issue[];
  problem: string | undefined;
  isBusy: boolean;
  /** Leads to the first issue. */
  onShow: () => void;
  /** Resolves once it is saved or refused. */
  onSave: () => unknown;
  onDiscard: () => void;
  /**
   * What can be done if somebody else has saved the entry since: take their version in place of one's changes, or put
   * one's changes into it.
   */
  conflict: { onUseTheirs: () => void; onRebase: () => void } | undefined;
};

/** Whether the entry is saved, why it cannot be, and the buttons for it. */
export function EntrySave(props: Props) {
  const { isNew, isChanged, issues, problem, isBusy, onShow, onSave, onDiscard, conflict } = props;
  const bar = useRef<HTMLDivElement>(null);
  /** Does what a button is for, after which it is gone or disabled. */
  async function finish(action: () => unknown) {
    await action();
    const left = (what: string) => bar.current?.querySelector<HTMLElement>(what);
    void focusIfLost(
      () =>
        left('.Button--primary:not(:disabled)') ??
        left('[role="alert"]') ??
        document.querySelector<HTMLElement>('main h1'),
    );
  }
  return (
    <SaveBar
      ref={bar}
      problem={problem}
      status={
        issues.length > 0 ? (
          <Button kind="quiet" className="EntrySave-issues" onPress={onShow}>
            <Plural
              value={issues.length}
              one="# field needs attention: show it"
              other="# fields need attention: show the first"
            />
          </Button>
        ) : isChanged ? (
          <Trans>You have unsaved changes.</Trans>
        ) : (
          !isNew && <Trans>As visitors see it.</Trans>
        )
      }
    >
      {conflict ? (
        <>
          <Button onPress={() => void finish(conflict.onUseTheirs)}>
            <Trans>Discard my changes and show the current version</Trans>
          </Button>
          <Button onPress={() => void finish(conflict.onRebase)}>
            <Trans>Apply my changes to the current version</Trans>
          </Button>
        </>
      ) : (
        isChanged && (
          <Button onPress={() => void finish(onDiscard)}>
            <Trans>Discard</Trans>
          </Button>
        )
      )}
      <Button
        kind="primary"
        isDisabled={(!isNew && !isChanged) || conflict !== undefined}
        isPending={isBusy}
        onPress={() => void finish(onSave)}
      >
        {isNew ? <Trans>Add for visitors</Trans> : <Trans>Save for visitors</Trans>}
      </Button>
    </SaveBar>
  );
}
