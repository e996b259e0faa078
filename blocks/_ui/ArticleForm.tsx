import { Trans } from '@lingui/react';
import type { FormState } from '#engine/browser/forms/form-state.ts';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { Button } from './Button.tsx';
import { ConsentFields, useConsentLabels } from './ConsentFields.tsx';
import { NameField, PhoneField } from './ContactFields.tsx';
import { Field } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PostForm } from './PostForm.tsx';

type ArticleFormProps = {
  id: string;
  name: 'create' | 'update';
  isPrivateAllowed: boolean;
  /** Target of the Cancel link. */
  cancelTo: string;
};

/** The form to write or edit an article (SPEC section 3, Board article). */
export function ArticleForm({ id, name, isPrivateAllowed, cancelTo }: ArticleFormProps) {
  const t = useMessages();
  const { form } = usePage();
  const isNew = name === 'create';
  // A password entered just before is not requested again.
  const asksPassword = isNew || !(form?.name === name && form.pass);
  const words = ['name', 'phoneNumber', 'email', 'title', 'content'] as const;
  const consentLabels = useConsentLabels();
  const labels = {
    ...Object.fromEntries(
      ['name', 'password', ...words.slice(1)].map((field) => [field, t(`article.${field}`)]),
    ),
    ...(isNew && consentLabels),
  };
  const input = (state: FormState | undefined, field: (typeof words)[number]) => ({
    id: `${id}-${field}`,
    label: labels[field],
    error: state?.errors[field],
    requiredLabel: t('article.required'),
  });
  return (
    <PostForm id={id} name={name} className="Ui-articleForm" fields={labels} storesDraft>
      {(state) => (
        <>
          <div className="Ui-articleForm-pair">
            <NameField {...input(state, 'name')} value={state?.values.name} />
            {asksPassword && <PasswordField form={id} state={state} isNew={isNew} />}
          </div>
          <div className="Ui-articleForm-pair">
            <PhoneField
              {...input(state, 'phoneNumber')}
              hint={t('article.contactHint')}
              value={state?.values.phoneNumber}
            />
            <Field {...input(state, 'email')}>
              {(control) => (
                <input
                  {...control}
                  name="email"
                  type="email"
                  autoComplete="email"
                  maxLength={200}
                  defaultValue={state?.values.email}
                />
              )}
            </Field>
          </div>
          <Field {...input(state, 'title')} required>
            {(control) => (
              <input
                {...control}
                name="title"
                dir="auto"
                autoComplete="off"
                maxLength={200}
                defaultValue={state?.values.title}
              />
            )}
          </Field>
          <Field {...input(state, 'content')} required>
            {(control) => (
              <textarea
                {...control}
                name="content"
                dir="auto"
                rows={10}
                maxLength={20_000}
                defaultValue={state?.values.content}
              />
            )}
          </Field>
          {(isPrivateAllowed || state?.values.isPrivate !== undefined) && (
            <label className="Ui-articleForm-private">
              <input
                type="checkbox"
                name="isPrivate"
                value="on"
                defaultChecked={state ? state.values.isPrivate === 'on' : isNew}
              />
              {/* Read if the box is not ticked: then the author has chosen that. */}
              {!isNew && <input type="hidden" name="isPrivate" value="off" />}
              <span>
                <span className="Ui-articleForm-privateName">
                  <Icon name="lock" size={16} />
                  {t('article.isPrivate')}
                </span>
                <span className="Ui-articleForm-hint">{t('article.privateHint')}</span>
              </span>
            </label>
          )}
          {isNew && <ConsentFields form={id} about="article" state={state} />}
          <p className="Ui-articleForm-privacy">
            <Trans
              id="article.privacy"
              components={{ link: <Link to="/terms/privacy-policy" target="_blank" rel="noopener" /> }}
            />
          </p>
          <p className="Ui-articleForm-actions">
            <Button to={cancelTo} variant="line" size="l">
              {t('article.cancel')}
            </Button>
            <Button type="submit" size="l">
              {t(isNew ? 'article.create' : 'article.save')}
            </Button>
          </p>
        </>
      )}
    </PostForm>
  );
}
