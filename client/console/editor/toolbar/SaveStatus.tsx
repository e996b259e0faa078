import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useDraftRights, useDraftRow } from '../../drafts/use-drafts.ts';
import { useErrorText } from '../../ui/error-text.ts';
import { draftStatusAtom } from '../draft/draft-atoms.ts';
import type { SaveState } from '../draft/saver-options.ts';

/** Whether everything is saved, and who else is editing. */
export function SaveStatus() {
  const { save, draft, otherTabs, isStored } = useAtomValue(draftStatusAtom);
  const row = useDraftRow(draft);
  const { isOwn } = useDraftRights();
  const isTrouble = !['saved', 'saving', 'changed'].includes(save.kind);
  return (
    <div className={`Toolbar-status ${isTrouble ? 'Toolbar-status--trouble' : ''}`}>
      <span role="status">
        <StateText
          save={save}
          isStored={isStored}
          isDraft={draft !== null}
          owner={row && !isOwn(row) ? row.owner : undefined}
        />
      </span>
      {save.kind === 'signed-out' && (
        <a href={`/sign-in?back=${encodeURIComponent(location.pathname)}`} target="_blank" rel="noreferrer">
          <Trans>Sign in again in a new tab</Trans>
        </a>
      )}
      {otherTabs > 0 && (
        <span className="Badge Badge--accent">
          <Trans>Open in another tab too</Trans>
        </span>
      )}
    </div>
  );
}

type StateTextProps = {
  save: SaveState;
  /** Whether the browser has what is unsaved. */
  isStored: boolean;
  isDraft: boolean;
  /** Name of the operator whose draft it is, if it is not one’s own. */
  owner: string | undefined;
};

function StateText({ save, isStored, isDraft, owner }: StateTextProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  switch (save.kind) {
    case 'saved':
      if (owner) return t`Saved in the draft of ${owner}`;
      return isDraft ? t`Saved as a draft` : t`As published`;
    case 'changed':
    case 'saving':
      return t`Saving…`;
    case 'offline':
      return isStored ? t`Offline – saved in this browser` : t`Offline – not saved: keep this tab open`;
    case 'signed-out':
      return isStored ? t`Signed out – saved in this browser` : t`Signed out – not saved: keep this tab open`;
    case 'unreadable':
      return isStored
        ? t`Errors in the JSON – saved in this browser`
        : t`Errors in the JSON – not saved: keep this tab open`;
    case 'conflict':
      return t`Not saved: also changed elsewhere`;
    case 'failed':
      return t`Not saved: ${errorText(save.error)}`;
  }
}
