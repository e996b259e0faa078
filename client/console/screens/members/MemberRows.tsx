import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { DialogTrigger } from 'react-aria-components';
import type { Role } from '#schemas/operator/roles.ts';
import { call, type ResponseOf } from '../../api/call.ts';
import { refresh } from '../../api/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { focusAfterRemoval } from '../../ui/lost-focus.ts';
import { Time } from '../../ui/Time.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { useAction } from '../../ui/use-action.ts';
import { usePartner } from '../partner/use-partner.ts';
import { RoleSelect } from './RoleSelect.tsx';

type Member = ResponseOf<'members'>['rows'][number];

/** The members, each with a role that can be changed. */
export function MemberRows({ rows }: { rows: readonly Member[] }) {
  if (rows.length === 0)
    return (
      <div className="Empty">
        <h2>
          <Trans>No members yet</Trans>
        </h2>
        <p>
          <Trans>Invite the first one below.</Trans>
        </p>
      </div>
    );
  return (
    <ul className="Card Members">
      {rows.map((member) => (
        <MemberRow key={member.id} member={member} />
      ))}
    </ul>
  );
}

function MemberRow({ member: { id, name, email, role, lastSeenAt } }: { member: Member }) {
  const { t } = useLingui();
  const { code, partner } = usePartner();
  const { isBusy, run } = useAction();
  const row = useRef<HTMLLIElement>(null);
  async function change(wanted: Role) {
    if (wanted === role) return;
    await run(() =>
      call('changeRole', { code, id }, { role: wanted }).then(() => showToast(t`The role has been changed.`)),
    );
    await refresh('members', 'auditLog', 'partners');
  }
  async function remove() {
    await call('removeMember', { code, id });
    showToast(t`Removed: ${name}`);
    const moveFocus = focusAfterRemoval(row.current);
    await refresh('members', 'auditLog', 'partners');
    void moveFocus();
  }
  return (
    <li ref={row} className="Members-one">
      <div>
        <strong>{name}</strong>
        <p className="Members-about">{email}</p>
        <p className="Members-about">
          {lastSeenAt ? (
            <Trans>
              Last active <Time at={lastSeenAt} timeZone={partner?.timeZone} />
            </Trans>
          ) : (
            <Trans>Never active</Trans>
          )}
        </p>
      </div>
      <RoleSelect
        label={<Trans>Role of {name}</Trans>}
        value={role}
        onChange={(wanted) => void change(wanted)}
        isPending={isBusy}
      />
      <DialogTrigger>
        <Button kind="danger" aria-label={t`Remove ${name}`}>
          <Trans context="of a member">Remove</Trans>
        </Button>
        <ConfirmDialog
          title={<Trans>Remove {name}?</Trans>}
          confirm={<Trans context="of a member">Remove</Trans>}
          isDangerous
          onConfirm={remove}
        >
          <Trans>They can no longer open this site here. What they did stays in the log.</Trans>
        </ConfirmDialog>
      </DialogTrigger>
    </li>
  );
}
