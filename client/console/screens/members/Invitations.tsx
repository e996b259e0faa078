import { Trans, useLingui } from '@lingui/react/macro';
import { call, type ResponseOf } from '../../api/call.ts';
import { refresh } from '../../api/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { useRoleNames } from '../../ui/role-names.ts';
import { Time } from '../../ui/Time.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { useAction } from '../../ui/use-action.ts';
import { usePartner } from '../partner/use-partner.ts';

/** Invitations that nobody has accepted yet. */
export function Invitations({ rows }: { rows: ResponseOf<'members'>['invitations'] }) {
  const { t } = useLingui();
  const { code, partner } = usePartner();
  const roleNames = useRoleNames();
  const { isBusy, run } = useAction();
  const withdraw = (id: number) =>
    run(async () => {
      await call('withdrawInvitation', { code, id });
      showToast(t`Withdrawn: the link no longer works.`);
      await refresh('members', 'auditLog');
    });
  return (
    <section className="Members-part">
      <h2>
        <Trans>Open invitations</Trans>
      </h2>
      <ul className="Card Members">
        {rows.map(({ id, email, role, expiresAt }) => (
          <li key={id} className="Members-one">
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
              isDisabled={isBusy}
              aria-label={t`Withdraw the invitation of ${email}`}
              onPress={() => void withdraw(id)}
            >
              <Trans>Withdraw</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
