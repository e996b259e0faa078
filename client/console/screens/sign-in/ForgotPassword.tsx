import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { LanguageChoice } from '../../language/LanguageChoice.tsx';
import { Button } from '../../ui/Button.tsx';
import { LoadState } from '../../ui/LoadState.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { AskAdministrator } from './AskAdministrator.tsx';
import { SignInCard } from './SignInCard.tsx';
import { useSubmit } from './use-submit.ts';

/** Has a link to set a new password mailed. It never tells whether an email address has an account. */
export function Component() {
  const { t } = useLingui();
  const mail = useCall('mailState', {});
  return (
    <SignInCard title={t`Forgotten password`}>
      <LoadState read={mail} rows={2}>
        {({ isSetUp }) => (isSetUp ? <Request /> : <AskAdministrator />)}
      </LoadState>
      <Link to="/sign-in">
        <Trans>Back to the sign-in</Trans>
      </Link>
      <LanguageChoice />
    </SignInCard>
  );
}

function Request() {
  const { t } = useLingui();
  const [sentTo, setSentTo] = useState<string>();
  const { problem, isBusy, onSubmit } = useSubmit(async (form) => {
    const email = String(form.get('email')).trim();
    setSentTo(undefined);
    await call('forgotPassword', {}, { email });
    setSentTo(email);
  });

  return (
    <form onSubmit={onSubmit}>
      <p>
        <Trans>You get an email with a link to set a new password.</Trans>
      </p>
      {problem && (
        <p className="Notice" role="alert">
          {problem}
        </p>
      )}
      <TextField label={t`Email`} name="email" type="email" autoComplete="username" isRequired autoFocus />
      <Button type="submit" kind="primary" isPending={isBusy}>
        <Trans>Send me a link</Trans>
      </Button>
      <div role="status">
        {sentTo !== undefined && (
          <p>
            <Trans>
              If {sentTo} has an account, an email with a link is on its way. It may take a few minutes: check
              your spam folder as well.
            </Trans>
          </p>
        )}
      </div>
    </form>
  );
}
