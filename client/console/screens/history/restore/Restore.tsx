import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DialogTrigger } from 'react-aria-components';
import { refresh } from '../../../api/use-call.ts';
import { Button } from '../../../ui/Button.tsx';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import { useHoldDialog } from '../../../ui/hold-dialog.ts';
import { LoadState } from '../../../ui/LoadState.tsx';
import { ModalDialog } from '../../../ui/ModalDialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { usePartner } from '../../partner/use-partner.ts';
import { Changes } from '../changes/Changes.tsx';
import { useDiff } from '../changes/use-diff.ts';
import { isRefusedDocument, Refusal } from './Refusal.tsx';
import { useRestore } from './use-restore.ts';

type Props = {
  number: number;
  /** Null: nothing is published. */
  published: number | null;
};

/** Publishes an earlier revision again, after showing what that changes. */
export function Restore({ number, published }: Props) {
  return (
    <div>
      <DialogTrigger>
        <Button kind="primary">
          <Trans>Restore this revision</Trans>
        </Button>
        <ModalDialog title={<Trans>Restore revision {number}?</Trans>}>
          {(close) => <RestoreForm number={number} published={published} close={close} />}
        </ModalDialog>
      </DialogTrigger>
    </div>
  );
}

function RestoreForm({ number, published, close }: Props & { close: () => void }) {
  const { t } = useLingui();
  const { code } = usePartner();
  const diff = useDiff(code, { from: published, to: number });
  const restore = useRestore();
  const [note, setNote] = useState(t`Restored revision ${number}`);
  const [problem, setProblem] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  useHoldDialog(isBusy);
  async function accept() {
    setBusy(true);
    try {
      await restore({ to: number, base: published, note, ignoreErrors: isRefusedDocument(problem) });
      close();
    } catch (error) {
      setProblem(error);
      setBusy(false);
      // Someone may have published since: compare with the current revision again.
      await refresh('published', 'revisions');
    }
  }
  return (
    <>
      <p>
        {published === null ? (
          <Trans>It is published at once, as a new revision. Drafts stay as they are.</Trans>
        ) : (
          <Trans>
            It is published at once, as a new revision in place of revision {published}. Drafts stay as they
            are.
          </Trans>
        )}
      </p>
      <section className="History-changes">
        <h3>
          <Trans>What changes on the site</Trans>
        </h3>
        <LoadState read={diff} rows={3}>
          {({ changes }) => <Changes changes={changes} />}
        </LoadState>
      </section>
      <TextField label={t`Note`} value={note} onChange={setNote} maxLength={500} />
      {problem !== undefined && <Refusal error={problem} />}
      <DialogButtons onCancel={close}>
        <Button
          kind={isRefusedDocument(problem) ? 'danger' : 'primary'}
          isPending={isBusy}
          isDisabled={!diff.data}
          onPress={() => void accept()}
        >
          {isRefusedDocument(problem) ? <Trans>Restore anyway</Trans> : <Trans>Restore</Trans>}
        </Button>
      </DialogButtons>
    </>
  );
}
