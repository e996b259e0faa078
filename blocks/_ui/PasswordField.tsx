import type { FormState } from '#engine/browser/forms/form-state.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { Field } from './Field.tsx';

type PasswordFieldProps = {
  /** id of the surrounding form. */
  form: string;
  state: FormState | undefined;
  /** Whether the password is chosen here or entered again. */
  isNew?: boolean;
  /** Whether the page was opened for this field: it gets the focus then, and without JavaScript is scrolled to. */
  isFirst?: boolean;
};

/** The field for an article's password. The server never fills it. */
export function PasswordField({ form, state, isNew = false, isFirst = false }: PasswordFieldProps) {
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
          // biome-ignore lint/a11y/noAutofocus: the page was opened for this field, which is in a dialog
          autoFocus={isFirst}
          autoComplete={isNew ? 'new-password' : 'current-password'}
        />
      )}
    </Field>
  );
}
