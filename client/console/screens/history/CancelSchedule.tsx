import { Trans, useLingui } from '@lingui/react/macro';
import { DialogTrigger } from 'react-aria-components';
import { call } from '../../api/call.ts';
import { refresh } from '../../api/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { usePartner } from '../partner/use-partner.ts';

/** Cancels a scheduled publication. */
export function CancelSchedule({ number }: { number: number }) {
  const { t } = useLingui();
  const { code } = usePartner();
  async function cancel() {
    await call('cancelSchedule', { code, number });
    showToast(t`The schedule has been canceled.`);
    await refresh('revisions', 'revision');
  }
  return (
    <div>
      <DialogTrigger>
        <Button kind="danger">
          <Trans>Cancel the schedule</Trans>
        </Button>
        <ConfirmDialog
          title={<Trans>Cancel the publication of revision {number}?</Trans>}
          confirm={<Trans>Cancel the schedule</Trans>}
          isDangerous
          onConfirm={cancel}
        >
          <Trans>It will not go live. Its content stays here, and you can restore it.</Trans>
        </ConfirmDialog>
      </DialogTrigger>
    </div>
  );
}
