import { Trans, useLingui } from '@lingui/react/macro';
import { hasRole } from '#schemas/operator/roles.ts';
import { call, refusalBodyOf } from '../../../api/call.ts';
import { refresh } from '../../../api/use-call.ts';
import { Button } from '../../../ui/Button.tsx';
import { Time } from '../../../ui/Time.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { usePartner } from '../../partner/use-partner.ts';
import { AnswerForm } from '../answer/AnswerForm.tsx';
import { LateAnswer } from '../answer/LateAnswer.tsx';
import { useAnswerForm } from '../answer/use-answer-form.ts';
import type { Inquiry } from '../list/inbox-query.ts';
import { EraseEntry } from './EraseEntry.tsx';
import { RepeatedContact } from './RepeatedContact.tsx';
import { SenderFacts } from './SenderFacts.tsx';

type Props = { inquiry: Inquiry; onChange: (inquiry: Inquiry) => void };

/** One inquiry, with the record of how it was answered. */
export function InquiryEntry({ inquiry, onChange }: Props) {
  const { t } = useLingui();
  const { partner } = usePartner();
  const { id, name, message, messenger, doctor, preferredTimes, picked, isRepeated, createdAt } = inquiry;
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
          [t`Doctor`, doctor],
          [t`Preferred times`, preferredTimes],
          [t`Chosen`, picked],
        ]}
      />
      <p className="Inbox-privacy">
        <Trans>Personal data: only members of this clinic read an inquiry. Visitors never see it.</Trans>
      </p>
      {isRepeated && (
        <p className="Inbox-privacy">
          <RepeatedContact />
        </p>
      )}
      {message && <p className="Inbox-text">{message}</p>}
      <InquiryAnswer inquiry={inquiry} onChange={onChange} />
      {partner && hasRole(partner.role, 'administrator') && (
        <EraseEntry id={id} kind="inquiry" title={<Trans>Erase the inquiry of {name}?</Trans>}>
          <Trans>The inquiry and the record of its answer are deleted. This cannot be undone.</Trans>
        </EraseEntry>
      )}
    </>
  );
}

function InquiryAnswer({ inquiry, onChange }: Props) {
  const { t } = useLingui();
  const { code, partner } = usePartner();
  const { id, answer, answeredAt } = inquiry;
  const unsent = `${code}:inquiry:${id}`;
  const form = useAnswerForm(unsent, answeredAt);
  async function save(text: string) {
    const body = { answer: text, before: form.before };
    const recorded = await call('answerInquiry', { code, id }, body).catch((error) => {
      // The form stays with its text, beside what somebody else has recorded.
      const present = refusalBodyOf(error, 'answerInquiry', 409)?.present;
      if (present) {
        form.see(present.answeredAt);
        onChange({ ...inquiry, ...present });
      }
      throw error;
    });
    onChange({ ...inquiry, answer: text, answeredAt: recorded.answeredAt });
    form.close();
    showToast(t`Recorded.`);
    await refresh('inboxInquiries');
  }
  const canEdit = partner !== undefined && hasRole(partner.role, 'editor');
  const given = answeredAt && (
    <>
      <h3>
        <Trans>How it was answered</Trans>
      </h3>
      <p className="Inbox-row-about">
        <Time at={answeredAt} timeZone={partner?.timeZone} />
      </p>
      <p className="Inbox-text">{answer}</p>
    </>
  );
  if (answeredAt && !(canEdit && form.isOpen))
    return (
      <section className="Inbox-given">
        {given}
        {canEdit && (
          <Button onPress={form.open}>
            <Trans>Edit the record</Trans>
          </Button>
        )}
      </section>
    );
  if (!canEdit) return null;
  return (
    <>
      {form.isLate && given && <LateAnswer>{given}</LateAnswer>}
      <AnswerForm
        id={unsent}
        of={form.opened}
        label={t`How it was answered`}
        help={t`Call or write to the visitor, then note it here. Nothing is sent.`}
        initial={answer ?? ''}
        submit={<Trans>Record as answered</Trans>}
        maxLength={5_000}
        onSubmit={save}
        onCancel={answeredAt ? form.close : undefined}
      />
    </>
  );
}
