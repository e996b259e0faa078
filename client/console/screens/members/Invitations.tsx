import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { call, type ResponseOf } from '../../api/call.ts';
import { refresh } from '../../api/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { focusAfterRemoval } from '../../ui/lost-focus.ts';
import { useRoleNames } from '../../ui/role-names.ts';
import { Time } from '../../ui/Time.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { useAction } from '../../ui/use-action.ts';
import { usePartner } from '../partner/use-partner.ts';

type Invitation = ResponseOf<'members'>['invitations'][number];

/** Invitations that nobody has accepted yet. */
export function Invitations({ rows }: { rows: readonly Invitation[] }) {
  return (
    <section className="Members-part">
      <h2>
        <Trans>Open invitations</Trans>
      </h2>
      <ul className="Card Members">
        {rows.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

function InvitationRow({ invitation: { id, email, role, expiresAt } }: { invitation: Invitation }) {
  const { t } = useLingui();
  const { code, partner } = usePartner();
  const roleNames = useRoleNames();
  const { isBusy, run } = useAction();
  const row = useRef<HTMLLIElement>(null);
  const withdraw = () =>
    run(async () => {
      await call('withdrawInvitation', { code, id });
      showToast(t`Withdrawn: the link no longer works.`);
      const moveFocus = focusAfterRemoval(row.current);
      await refresh('members', 'auditLog');
      void moveFocus();
    });
  return (
    <li ref={row} className="Members-one">
      <div>
        <strong>{email}</strong>
        <p className="Members-about">
          {roleNames[role]} ·{' '}
          <Trans>
            until <Time at={expiresAt} timeZone={partner?.timeZone} />
          </Trans>
        </p>
      </div>
      <Button
        // Disabled, it would lose the focus, even if the call fails.
        isPending={isBusy}
        aria-label={t`Withdraw the invitation of ${email}`}
        onPress={() => void withdraw()}
      >
        <Trans>Withdraw</Trans>
      </Button>
    </li>
  );
}
