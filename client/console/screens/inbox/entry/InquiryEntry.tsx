import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DialogTrigger } from 'react-aria-components';
import { useNavigate } from 'react-router';
import { hasRole } from '#schemas/operator/roles.ts';
import { call } from '../../../api/call.ts';
import { refresh } from '../../../api/use-call.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Time } from '../../../ui/Time.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { usePartner } from '../../partner/use-partner.ts';
import { AnswerForm } from '../answer/AnswerForm.tsx';
import { type Inquiry, useInboxQuery } from '../list/inbox-query.ts';
import { SenderFacts } from './SenderFacts.tsx';

type Props = { inquiry: Inquiry; onChange: (inquiry: Inquiry) => void };

/** One inquiry, with the record of how it was answered. */
export function InquiryEntry({ inquiry, onChange }: Props) {
  const { t } = useLingui();
  const { partner } = usePartner();
  const { name, message, messenger, preferredTimes, picked, isRepeated, createdAt } = inquiry;
  return (
    <>
      <h2>{name}</h2>
      <p className="Inbox-row-about">
        <Time at={createdAt} timeZone={partner?.timeZone} />
      </p>
      <SenderFacts
        {...inquiry}
        more={[
          [t`Messenger`, messenger],
          [t`Preferred times`, preferredTimes],
          [t`Chosen`, picked],
        ]}
      />
      <p className="Inbox-privacy">
        <Trans>Personal data: only members of this clinic read an inquiry. Visitors never see it.</Trans>
      </p>
      {isRepeated && (
        <p className="Inbox-privacy">
          <Trans>Someone with this phone number has sent an inquiry before.</Trans>
        </p>
      )}
      {message && <p className="Inbox-text">{message}</p>}
      <InquiryAnswer inquiry={inquiry} onChange={onChange} />
      {partner && hasRole(partner.role, 'administrator') && <Erase inquiry={inquiry} />}
    </>
  );
}

function InquiryAnswer({ inquiry, onChange }: Props) {
  const { t } = useLingui();
  const { code, partner } = usePartner();
  const [isEditing, setEditing] = useState(false);
  const { id, answer, answeredAt } = inquiry;
  async function save(text: string) {
    await call('answerInquiry', { code, id }, { answer: text });
    onChange({ ...inquiry, answer: text, answeredAt: new Date().toISOString() });
    setEditing(false);
    showToast(t`Recorded.`);
    await refresh('inboxInquiries');
  }
  const canEdit = partner !== undefined && hasRole(partner.role, 'editor');
  if (answeredAt && !isEditing)
    return (
      <section className="Inbox-given">
        <h3>
          <Trans>How it was answered</Trans>
        </h3>
        <p className="Inbox-row-about">
          <Time at={answeredAt} timeZone={partner?.timeZone} />
        </p>
        <p className="Inbox-text">{answer}</p>
        {canEdit && (
          <Button onPress={() => setEditing(true)}>
            <Trans>Edit the record</Trans>
          </Button>
        )}
      </section>
    );
  if (!canEdit) return null;
  return (
    <AnswerForm
      id={`${code}:inquiry:${id}`}
      label={t`How it was answered`}
      help={t`Call or write to the visitor, then note it here. Nothing is sent.`}
      initial={answer ?? ''}
      submit={<Trans>Record as answered</Trans>}
      maxLength={5_000}
      onSubmit={save}
      onCancel={answeredAt ? () => setEditing(false) : undefined}
    />
  );
}

function Erase({ inquiry: { id, name } }: { inquiry: Inquiry }) {
  const { t } = useLingui();
  const { code } = usePartner();
  const { to } = useInboxQuery();
  const navigate = useNavigate();
  async function erase() {
    await call('eraseInquiry', { code, id });
    showToast(t`Erased.`);
    await navigate(to({ entry: undefined }), { replace: true });
    await refresh('inboxInquiries');
  }
  return (
    <DialogTrigger>
      <Button kind="danger">
        <Trans>Erase</Trans>
      </Button>
      <ConfirmDialog
        title={<Trans>Erase the inquiry of {name}?</Trans>}
        confirm={<Trans>Erase</Trans>}
        isDangerous
        onConfirm={erase}
      >
        <Trans>The inquiry and the record of its answer are deleted. This cannot be undone.</Trans>
      </ConfirmDialog>
    </DialogTrigger>
  );
}
