import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { DialogTrigger } from 'react-aria-components';
import { call } from '../api/call.ts';
import { refresh } from '../api/use-call.ts';
import { useDraftName } from '../editor/draft/use-draft-name.ts';
import { usePartner } from '../screens/partner/use-partner.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { focusAfterRemoval } from '../ui/lost-focus.ts';
import { useRevisionTexts } from '../ui/revision-texts.ts';
import { showToast } from '../ui/toasts.tsx';
import type { DraftRow } from './use-drafts.ts';

/** Deletes a draft once that is confirmed. */
export function DeleteDraft({ draft }: { draft: DraftRow }) {
  const { t } = useLingui();
  const { code } = usePartner();
  const { authorOf } = useRevisionTexts();
  const name = useDraftName()(draft);
  const owner = authorOf(draft.owner);
  const button = useRef<HTMLButtonElement>(null);
  async function remove() {
    await call('deleteDraft', { code, id: draft.id, version: draft.version });
    showToast(t`The draft has been deleted.`);
    const moveFocus = focusAfterRemoval(button.current?.closest('li') ?? null);
    await refresh('drafts');
    void moveFocus();
  }
  return (
    <DialogTrigger>
      <Button ref={button} kind="danger">
        <Trans>Delete</Trans>
      </Button>
      <ConfirmDialog
        title={<Trans>Delete “{name}”?</Trans>}
        confirm={<Trans>Delete</Trans>}
        isDangerous
        onConfirm={remove}
      >
        <Trans>It is a draft of {owner}. What it changes is lost; the published site stays as it is.</Trans>
      </ConfirmDialog>
    </DialogTrigger>
  );
}
