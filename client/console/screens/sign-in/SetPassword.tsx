import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate, useParams } from 'react-router';
import { CallError, call } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadState } from '../../ui/LoadState.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { SignInCard } from './SignInCard.tsx';
import { useSubmit } from './use-submit.ts';

/** Sets a new password by a link from a mail or from an administrator, and signs in. */
export function Component() {
  const { t } = useLingui();
  const { token = '' } = useParams();
  const reset = useCall('passwordReset', { token });
  const isGone = reset.error instanceof CallError && reset.error.status === 404;
  return (
    <SignInCard title={t`New password`}>
      {isGone ? (
        <>
          <p role="alert">
            <Trans>This link is no longer valid. Each one works once, for a day.</Trans>
          </p>
          <Link to="/forgotten-password">
            <Trans>Get another link</Trans>
          </Link>
        </>
      ) : (
        <LoadState read={reset} rows={2}>
          {({ email }) => <Choose token={token} email={email} />}
        </LoadState>
      )}
    </SignInCard>
  );
}

function Choose({ token, email }: { token: string; email: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { problem, isBusy, onSubmit } = useSubmit(async (form) => {
    await call('setPassword', { token }, { password: String(form.get('password')) });
    await navigate('/partners', { replace: true });
  });

  return (
    <form onSubmit={onSubmit}>
      <p>
        <Trans>
          Your account is {email}. A new password signs you out on all other devices, and your tokens end.
        </Trans>
      </p>
      {problem && (
        <p className="Notice" role="alert">
          {problem}
        </p>
      )}
      <TextField
        label={t`Choose a password`}
        help={t`At least 10 characters, 5 of them different.`}
        name="password"
        type="password"
        autoComplete="new-password"
        isRequired
        minLength={10}
        autoFocus
      />
      <Button type="submit" kind="primary" isPending={isBusy}>
        <Trans>Save and sign in</Trans>
      </Button>
    </form>
  );
}
