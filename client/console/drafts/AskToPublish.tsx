import './drafts.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { refresh, useCall } from '../api/use-call.ts';
import { unnamedDraft } from '../editor/draft/draft-name.ts';
import { useSession } from '../editor/draft/session-context.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { showToast } from '../ui/toasts.tsx';
import { useAction } from '../ui/use-action.ts';
import { useDraftRow } from './use-drafts.ts';

/** Names a draft for a publisher, and copies the link to it. */
export function AskToPublish({ id, onClose }: { id: number | null; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { code, saver } = useSession();
  const draft = useDraftRow(id);
  const names = useCall('publishers', { code }).data?.names ?? [];
  const publishers = new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(names);
  const { isBusy, run } = useAction();
  const [typed, setTyped] = useState<string>();
  const name = typed ?? (draft && draft.name !== unnamedDraft ? draft.name : '');
  const link = `${location.origin}/partners/${encodeURIComponent(code)}/site?draft=${id}`;
  const finish = async () => {
    const isDone = await run(async () => {
      await saver.flush();
      const wanted = name.trim();
      if (id !== null && wanted && wanted !== draft?.name)
        await call('renameDraft', { code, id }, { name: wanted });
      await refresh('drafts');
    });
    if (!isDone) return;
    await navigator.clipboard.writeText(link).then(
      () => showToast(t`The link has been copied. Send it to a publisher.`),
      () => showToast(t`The browser did not allow copying. Select the link and copy it.`),
    );
  };
  return (
    <>
      <p>
        {names.length > 0 ? (
          <Trans>
            Only a publisher can publish: {publishers}. They can open this draft, change it and publish it.
          </Trans>
        ) : (
          <Trans>
            Only a publisher can publish, and this site has none yet. An administrator can give the role.
          </Trans>
        )}
      </p>
      <p>
        <Trans>
          Nobody is notified: send the link to one of them. Your draft is also in their list of drafts, under
          its name.
        </Trans>
      </p>
      <TextField
        label={t`Name of the draft`}
        help={t`Such as “Prices of December”, so that others recognize it.`}
        value={name}
        onChange={setTyped}
        maxLength={120}
      />
      <TextField label={t`Link`} value={link} isReadOnly />
      <div className="Dialog-buttons">
        <Button onPress={onClose}>
          <Trans>Close</Trans>
        </Button>
        <Button kind="primary" isDisabled={isBusy || id === null} onPress={() => void finish()}>
          <Trans>Save the name and copy the link</Trans>
        </Button>
      </div>
    </>
  );
}
