import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { CallError, call } from '../../api/call.ts';
import { safeBack } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import { LanguageChoice } from '../../language/LanguageChoice.tsx';
import { Button } from '../../ui/Button.tsx';
import { useErrorText } from '../../ui/error-text.ts';
import { TextField } from '../../ui/TextField.tsx';
import { AskAdministrator } from './AskAdministrator.tsx';
import { SignInCard } from './SignInCard.tsx';

/** Signs in with address and password, and returns to the page that asked for it. */
export function Component() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const errorText = useErrorText();
  const mail = useCall('mailState', {});
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setProblem(undefined);
    try {
      await call('signIn', {}, { email: text(form, 'email'), password: text(form, 'password') });
      // A document load: the policy of a partner's pages allows its site's frames and pictures.
      location.replace(safeBack(query.get('back')));
    } catch (error) {
      const isWrong = error instanceof CallError && error.status === 401;
      setProblem(isWrong ? t`The address or the password is wrong.` : errorText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <SignInCard title={t`Sign in`} heading={t`Sign in to Maru`}>
      <form onSubmit={(event) => void submit(event)}>
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
