import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DialogTrigger } from 'react-aria-components';
import { useNavigate } from 'react-router';
import { erasureDays } from '#schemas/operator/inbox-calls.ts';
import { hasRole } from '#schemas/operator/roles.ts';
import { call } from '../../../api/call.ts';
import { refresh, useCall } from '../../../api/use-call.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { LoadState } from '../../../ui/LoadState.tsx';
import { Select } from '../../../ui/Select.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { usePartner } from '../../partner/use-partner.ts';
import { useInboxQuery } from '../list/inbox-query.ts';

type Days = `${(typeof erasureDays)[number]}`;
const options = erasureDays.map(String) as Days[];

/** For administrators: erases the inquiries that were answered long ago, once that is confirmed. */
export function EraseAnswered() {
  const { t } = useLingui();
  const { code, partner } = usePartner();
  const { to } = useInboxQuery();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [chosen, choose] = useState<Days>('365');
  const read = useCall('answeredInquiries', isOpen ? { code } : null);
  if (!partner || !hasRole(partner.role, 'administrator')) return null;
  const count = read.data?.rows.find(({ days }) => String(days) === chosen)?.count ?? 0;
  async function erase() {
    await call('eraseAnsweredInquiries', { code, days: chosen });
    showToast(t`Erased.`);
    // The open entry may be one of them.
    await navigate(to({ entry: undefined, page: 1 }), { replace: true });
    await refresh('inboxInquiries', 'answeredInquiries');
  }
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button>
        <Trans>Erase old inquiries…</Trans>
      </Button>
      <ConfirmDialog
        title={<Trans>Erase inquiries that are settled</Trans>}
        confirm={<Trans>Erase</Trans>}
        isDangerous
        isDisabled={count === 0}
        onConfirm={erase}
      >
        <div className="Inbox-erasure">
          <p>
            <Trans>
              Visitors consent to the storage of an inquiry until it is settled. Nothing is erased by itself.
            </Trans>
          </p>
          <LoadState read={read} rows={2}>
            {() => (
              <>
                <Select
                  label={<Trans>Answered</Trans>}
                  options={options.map((days) => ({ id: days, name: t`${days} days ago or earlier` }))}
                  value={chosen}
                  onChange={choose}
                />
                <p>
                  {count === 0 ? (
                    <Trans>No inquiry was answered that long ago.</Trans>
                  ) : (
                    <Plural
                      value={count}
                      one="# inquiry and the record of its answer are deleted. This cannot be undone."
                      other="# inquiries and the records of their answers are deleted. This cannot be undone."
                    />
                  )}
                </p>
              </>
            )}
          </LoadState>
        </div>
      </ConfirmDialog>
    </DialogTrigger>
  );
}
