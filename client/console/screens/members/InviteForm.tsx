import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { Role } from '#schemas/operator/roles.ts';
import { call } from '../../api/call.ts';
import { refresh } from '../../api/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { useErrorText } from '../../ui/error-text.ts';
import { TextField } from '../../ui/TextField.tsx';
import { Time } from '../../ui/Time.tsx';
import { usePartner } from '../partner/use-partner.ts';
import { RoleSelect, useRoleHelp } from './RoleSelect.tsx';

/** `link`: undefined if the email address gets it by mail. */
type Invitation = { email: string; link: string | undefined; expiresAt: string };

/** Invites by mail or, on a server without mail, by a link, which is shown once. */
export function InviteForm() {
  const { t } = useLingui();
  const { code } = usePartner();
  const errorText = useErrorText();
  const help = useRoleHelp();
  const [role, setRole] = useState<Role>('editor');
  const [made, setMade] = useState<Invitation>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  async function invite(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email')).trim();
    setBusy(true);
    setProblem(undefined);
    setMade(undefined);
    try {
      const { token, expiresAt } = await call('invite', { code }, { email, role });
      const link = token === null ? undefined : new URL(`/invitations/${token}`, location.href).href;
      setMade({ email, expiresAt, link });
      form.reset();
      await refresh('members', 'auditLog');
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <section className="Card Members-invite">
      <h2>
        <Trans>Invite someone</Trans>
      </h2>
      <form onSubmit={(event) => void invite(event)}>
        <TextField label={t`Email`} name="email" type="email" isRequired error={problem} />
        <RoleSelect label={<Trans>Role</Trans>} value={role} onChange={setRole} />
        <p className="Members-about">{help[role]}</p>
        <Button type="submit" kind="primary" isPending={isBusy}>
          <Trans>Invite</Trans>
        </Button>
      </form>
      {made && <NewInvitation {...made} />}
    </section>
  );
}

function NewInvitation({ email, link, expiresAt }: Invitation) {
  const { partner } = usePartner();
  if (!link)
    return (
      <p className="Members-link" role="status">
        <Trans>
          An email with a link is on its way to {email}. The link works until{' '}
          <Time at={expiresAt} timeZone={partner?.timeZone} />. If it does not arrive, check the address and
          invite again.
        </Trans>
      </p>
    );
  return (
    <div className="Members-link" role="status">
      <p>
        <Trans>
          Send this link to {email}. It is shown only now, and works until{' '}
          <Time at={expiresAt} timeZone={partner?.timeZone} />.
        </Trans>
      </p>
      <p>
        <code>{link}</code>
      </p>
      <CopyButton text={link}>
        <Trans>Copy the link</Trans>
      </CopyButton>
    </div>
  );
}
