import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useSearchParams } from 'react-router';
import { CallError, call } from '../../api/call.ts';
import { safeBack } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import { LanguageChoice } from '../../language/LanguageChoice.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { AskAdministrator } from './AskAdministrator.tsx';
import { SignInCard } from './SignInCard.tsx';
import { useSubmit } from './use-submit.ts';

/** Signs in with email address and password, and returns to the page that asked for it. */
export function Component() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const mail = useCall('mailState', {});
  const { problem, isBusy, onSubmit } = useSubmit(
    async (form) => {
      await call('signIn', {}, { email: text(form, 'email'), password: text(form, 'password') });
      // A document load: the CSP of a partner's pages allows its site's frames and pictures.
      location.replace(safeBack(query.get('back')));
    },
    (error) =>
      error instanceof CallError && error.status === 401
        ? t`The address or the password is wrong.`
        : undefined,
  );

  return (
    <SignInCard title={t`Sign in`} heading={t`Sign in to Maru`}>
      <form onSubmit={onSubmit}>
        {problem && (
          <p className="Notice" role="alert">
            {problem}
          </p>
        )}
        <TextField label={t`Email`} name="email" type="email" autoComplete="username" isRequired autoFocus />
        <TextField
          label={t`Password`}
          name="password"
          type="password"
          autoComplete="current-password"
          isRequired
        />
        <Button type="submit" kind="primary" isPending={isBusy}>
          <Trans>Sign in</Trans>
        </Button>
      </form>
      {mail.data?.isSetUp === false ? (
        <AskAdministrator />
      ) : (
        <Link to="/forgotten-password">
          <Trans>Forgot your password?</Trans>
        </Link>
      )}
      <LanguageChoice />
    </SignInCard>
  );
}

const text = (form: FormData, name: string) => String(form.get(name) ?? '');
