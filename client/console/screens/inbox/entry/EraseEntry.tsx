import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DialogTrigger } from 'react-aria-components';
import { useNavigate } from 'react-router';
import { call } from '../../../api/call.ts';
import { refresh } from '../../../api/use-call.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { focusAfterRemoval } from '../../../ui/lost-focus.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { usePartner } from '../../partner/use-partner.ts';
import { useInboxQuery } from '../list/inbox-query.ts';

/** By kind: the call that erases an entry, and the one that lists them. */
const callsOf = {
  article: ['eraseArticle', 'inboxArticles'],
  inquiry: ['eraseInquiry', 'inboxInquiries'],
  reservation: ['eraseReservation', 'inboxReservations'],
} as const;

type Props = {
  id: number;
  kind: keyof typeof callsOf;
  title: ReactNode;
  /** What is deleted. */
  children: ReactNode;
};

/** Erases an entry once that is confirmed, and shows the list without it. */
export function EraseEntry({ id, kind, title, children }: Props) {
  const { t } = useLingui();
  const { code } = usePartner();
  const { to } = useInboxQuery();
  const navigate = useNavigate();
  async function erase() {
    const [eraseCall, listCall] = callsOf[kind];
    await call(eraseCall, { code, id });
    showToast(t`Erased.`);
    const moveFocus = focusAfterRemoval(document.getElementById(`entry-${id}`)?.closest('li') ?? null);
    await navigate(to({ entry: undefined }), { replace: true });
    await refresh(listCall);
    void moveFocus();
  }
  return (
    <DialogTrigger>
      <Button kind="danger">
        <Trans>Erase</Trans>
      </Button>
      <ConfirmDialog title={title} confirm={<Trans>Erase</Trans>} isDangerous onConfirm={erase}>
        {children}
      </ConfirmDialog>
    </DialogTrigger>
  );
}
