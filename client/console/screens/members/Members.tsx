import './members.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { hasRole } from '#schemas/operator/roles.ts';
import { useCall } from '../../api/use-call.ts';
import { LoadState } from '../../ui/LoadState.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { AdministratorsOnly } from '../partner/AdministratorsOnly.tsx';
import { usePartner } from '../partner/use-partner.ts';
import { Invitations } from './Invitations.tsx';
import { InviteForm } from './InviteForm.tsx';
import { MemberRows } from './MemberRows.tsx';

/** The members of the partner and their actions, for administrators. */
export function Component() {
  const { t } = useLingui();
  const { code, partner } = usePartner();
  const isAdministrator = partner !== undefined && hasRole(partner.role, 'administrator');
  const members = useCall('members', isAdministrator ? { code } : null);
  useTitle(t`Members`, partner?.name);
  if (!isAdministrator)
    return <AdministratorsOnly title={<Trans>Only administrators see the members</Trans>} />;
  return (
    <main className="Screen">
      <h1>
        <Trans>Members</Trans>
      </h1>
      <LoadState read={members}>
        {({ rows, invitations }) => (
          <>
            <MemberRows rows={rows} />
            <InviteForm />
            {invitations.length > 0 && <Invitations rows={invitations} />}
          </>
        )}
      </LoadState>
      <p>
        <Link to={`/partners/${code}/log`}>
          <Trans>Log of what operators did</Trans>
        </Link>
      </p>
    </main>
  );
}
