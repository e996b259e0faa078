import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useParams } from 'react-router';
import { CallError, call, type ResponseOf } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadState } from '../../ui/LoadState.tsx';
import { useRoleNames } from '../../ui/role-names.ts';
import { TextField } from '../../ui/TextField.tsx';
import { SignInCard } from './SignInCard.tsx';
import { useSubmit } from './use-submit.ts';

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

type AcceptProps = ResponseOf<'invitation'> & { token: string };

function Accept({ token, email, partnerName, role, hasAccount }: AcceptProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const roleNames = useRoleNames();
  const { problem, isBusy, onSubmit } = useSubmit(async (form) => {
    const name = form.get('name');
    const body = { password: String(form.get('password')), ...(name && { name: String(name) }) };
    await call('acceptInvitation', { token }, body);
    await navigate('/partners', { replace: true });
  });
  const roleName = roleNames[role ?? 'administrator'];
  return (
    <form onSubmit={onSubmit}>
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
