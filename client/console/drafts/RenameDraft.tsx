import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { refresh } from '../api/use-call.ts';
import { unnamedDraft } from '../editor/draft/draft-name.ts';
import { usePartner } from '../screens/partner/use-partner.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useAction } from '../ui/use-action.ts';
import type { DraftRow } from './use-drafts.ts';

/** The field with the name of a draft. */
export function RenameDraft({ draft, onClose }: { draft: DraftRow; onClose: () => void }) {
  const { t } = useLingui();
  const { code } = usePartner();
  const { isBusy, run } = useAction();
  const [name, setName] = useState(draft.name === unnamedDraft ? '' : draft.name);
  const wanted = name.trim();
  const save = async () => {
    const isDone = await run(async () => {
      await call('renameDraft', { code, id: draft.id }, { name: wanted });
      await refresh('drafts');
    });
    if (isDone) onClose();
  };
  return (
    <form
      className="Drafts-name"
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted) void save();
      }}
    >
      <TextField label={t`Name of the draft`} value={name} onChange={setName} maxLength={120} autoFocus />
      <div className="Row">
        <Button type="submit" kind="primary" isDisabled={wanted === '' || isBusy}>
          <Trans>Save the name</Trans>
        </Button>
        <Button onPress={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
