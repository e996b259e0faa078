import type { FormState } from '#engine/forms/form-state.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { Field } from './Field.tsx';

type PasswordFieldProps = {
  /** id of the form around it. */
  form: string;
  state: FormState | undefined;
  /** Whether the password is made up here or given again. */
  isNew?: boolean;
};

/** The field for an article's password. It is never filled by the server. */
export function PasswordField({ form, state, isNew = false }: PasswordFieldProps) {
  const t = useMessages();
  return (
    <Field
      id={`${form}-password`}
      label={t('article.password')}
      required
      requiredLabel={t('article.required')}
      hint={isNew && t('article.passwordHint')}
      error={state?.errors.password}
    >
      {(control) => (
        <input
          {...control}
          name="password"
          type="password"
          maxLength={128}
          autoComplete={isNew ? 'new-password' : 'current-password'}
        />
      )}
    </Field>
  );
}
