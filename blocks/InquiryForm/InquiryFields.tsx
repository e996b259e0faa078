import { Trans } from '@lingui/react';
import { Button } from '#blocks/_ui/Button.tsx';
import { ConsentFields, useConsentLabels } from '#blocks/_ui/ConsentFields.tsx';
import { NameField, PhoneField } from '#blocks/_ui/ContactFields.tsx';
import { Field } from '#blocks/_ui/Field.tsx';
import { Link } from '#blocks/_ui/Link.tsx';
import { PostForm } from '#blocks/_ui/PostForm.tsx';
import type { FormState } from '#engine/browser/forms/form-state.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';

const fields = [
  'name',
  'phoneNumber',
  'messenger',
  'managerId',
  'preferredTimes',
  'picked',
  'message',
] as const;

type Doctor = { id: number; name: string; position: string };

/**
 * The form itself. client/visitor/forms fills in the cart's content, which the server does not know.
 * @param doctors those who can be asked for; without any, the form does not ask
 */
export function InquiryFields({ id, doctors }: { id: string; doctors: Doctor[] }) {
  const t = useMessages();
  const labels = {
    ...Object.fromEntries(fields.map((field) => [field, t(field)])),
    ...useConsentLabels(),
  };
  const input = (state: FormState | undefined, field: (typeof fields)[number]) => ({
    id: `${id}-${field}`,
    label: labels[field],
    error: state?.errors[field],
    requiredLabel: t('article.required'),
  });
  return (
    <PostForm id={id} name="inquiry" className="InquiryForm-form" fields={labels} storesDraft>
      {(state) => (
        <>
          <NameField {...input(state, 'name')} value={state?.values.name} />
          <div className="InquiryForm-pair">
            <PhoneField
              {...input(state, 'phoneNumber')}
              hint={t('contactHint')}
              value={state?.values.phoneNumber}
            />
            <Field {...input(state, 'messenger')} hint={t('messengerHint')}>
              {(control) => (
                <input
                  {...control}
                  name="messenger"
                  autoComplete="off"
                  maxLength={100}
                  defaultValue={state?.values.messenger}
                />
              )}
            </Field>
          </div>
          {doctors.length > 0 && (
            <Field {...input(state, 'managerId')}>
              {(control) => (
                <select {...control} name="managerId" defaultValue={state?.values.managerId}>
                  <option value="">{t('anyDoctor')}</option>
                  {doctors.map((doctor) => (
                    <option key={doctor.id} value={doctor.id}>
                      {doctor.name} · {doctor.position}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          )}
          <Field {...input(state, 'preferredTimes')} hint={t('preferredTimesHint')}>
            {(control) => (
              <textarea
                {...control}
                name="preferredTimes"
                className={`${control.className} InquiryForm-short`}
                dir="auto"
                rows={2}
                maxLength={500}
                defaultValue={state?.values.preferredTimes}
              />
            )}
          </Field>
          <Field {...input(state, 'picked')} hint={t('pickedHint')}>
            {(control) => (
              <textarea
                {...control}
                name="picked"
                className={`${control.className} InquiryForm-short`}
                dir="auto"
                rows={2}
                maxLength={4_000}
                defaultValue={state?.values.picked}
                data-cart-lines=""
              />
            )}
          </Field>
          <Field {...input(state, 'message')}>
            {(control) => (
              <textarea
                {...control}
                name="message"
                dir="auto"
                rows={5}
                maxLength={4_000}
                defaultValue={state?.values.message}
              />
            )}
          </Field>
          <ConsentFields form={id} about="inquiry" state={state} />
          <p className="InquiryForm-privacy">
            <Trans
              id="article.privacy"
              components={{ link: <Link to="/terms/privacy-policy" target="_blank" rel="noopener" /> }}
            />
          </p>
          <p className="InquiryForm-actions">
            <Button type="submit" size="l">
              {t('send')}
            </Button>
          </p>
        </>
      )}
    </PostForm>
  );
}
