import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { CallError, call } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { useErrorText } from '../../ui/error-text.ts';
import { LoadState } from '../../ui/LoadState.tsx';
import { useRoleNames } from '../../ui/role-names.ts';
import { TextField } from '../../ui/TextField.tsx';
import { SignInCard } from './SignInCard.tsx';

/** Accepts an invitation: with a new account, or with the password of an existing one. */
export function Component() {
  const { t } = useLingui();
  const { token = '' } = useParams();
  const invitation = useCall('invitation', { token });
  const isGone = invitation.error instanceof CallError && invitation.error.status === 404;
  return (
    <SignInCard title={t`Invitation`}>
      {isGone ? (
        <p role="alert">
          <Trans>This invitation is no longer valid. Ask for a new one.</Trans>
        </p>
      ) : (
        <LoadState read={invitation} rows={3}>
          {(data) => <Accept token={token} {...data} />}
        </LoadState>
      )}
    </SignInCard>
  );
}

type Invitation = Awaited<ReturnType<typeof readInvitation>>;
const readInvitation = (token: string) => call('invitation', { token });

function Accept({ token, email, partnerName, role, hasAccount }: Invitation & { token: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const roleNames = useRoleNames();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = form.get('name');
    setBusy(true);
    try {
      const body = { password: String(form.get('password')), ...(name && { name: String(name) }) };
      await call('acceptInvitation', { token }, body);
      await navigate('/partners', { replace: true });
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  }

  const roleName = roleNames[role ?? 'administrator'];
  return (
    <form onSubmit={(event) => void submit(event)}>
      <p>
        {partnerName === null ? (
          <Trans>You are invited to administer all sites. Your account is {email}.</Trans>
        ) : (
          <Trans>
            You are invited to work on the site of {partnerName} as {roleName}. Your account is {email}.
          </Trans>
        )}
      </p>
      {problem && (
        <p className="Notice" role="alert">
          {problem}
        </p>
      )}
      {!hasAccount && (
        <TextField label={t`Your name`} name="name" autoComplete="name" isRequired maxLength={80} autoFocus />
      )}
      <TextField
        label={hasAccount ? t`Password` : t`Choose a password`}
        help={hasAccount ? undefined : t`At least 10 characters, 5 of them different.`}
        name="password"
        type="password"
        autoComplete={hasAccount ? 'current-password' : 'new-password'}
        isRequired
        {...(hasAccount ? { autoFocus: true } : { minLength: 10 })}
      />
      <Button type="submit" kind="primary" isPending={isBusy}>
        <Trans>Accept</Trans>
      </Button>
    </form>
  );
}
