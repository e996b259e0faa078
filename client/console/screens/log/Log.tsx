import '../members/members.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { hasRole } from '#schemas/operator/roles.ts';
import { useCall } from '../../api/use-call.ts';
import { LoadState } from '../../ui/LoadState.tsx';
import { Time } from '../../ui/Time.tsx';
import { TimePager } from '../../ui/TimePager.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { AdministratorsOnly } from '../partner/AdministratorsOnly.tsx';
import { usePartner } from '../partner/use-partner.ts';
import { useEntryText } from './use-entry-text.ts';

/** What operators did, newest first, for administrators. */
export function Component() {
  const { t } = useLingui();
  const { code, partner } = usePartner();
  const isAdministrator = partner !== undefined && hasRole(partner.role, 'administrator');
  useTitle(t`Log`, partner?.name);
  const [query] = useSearchParams();
  const asked = query.get('before') ?? '';
  const before = /^[1-9]\d{0,12}$/.test(asked) ? Number(asked) : undefined;
  const log = useCall('auditLog', isAdministrator ? { code, limit: 30, ...(before && { before }) } : null);
  const textOf = useEntryText(partner?.timeZone ?? 'UTC', partner?.mainLanguage ?? 'ko');
  if (!isAdministrator) return <AdministratorsOnly title={<Trans>Only administrators see the log</Trans>} />;
  return (
    <main className="Screen">
      <header>
        <h1>
          <Trans>Log</Trans>
        </h1>
        <p className="Field-help">
          <Trans>What operators did: documents, content, popups, settings, answers and members.</Trans>
        </p>
      </header>
      <LoadState read={log} rows={8}>
        {({ rows, more }) => (
          <>
            {rows.length === 0 ? (
              <p>
                <Trans>Nothing has been done yet.</Trans>
              </p>
            ) : (
              <ol className="Card Members">
                {rows.map((entry) => {
                  const { sentence, details, email } = textOf(entry);
                  return (
                    <li key={entry.id} className="Members-action">
                      <p>{sentence}</p>
                      {details && <p className="Members-about">{details}</p>}
                      <p className="Members-about">
                        {email && `${email} · `}
                        <Time at={entry.at} timeZone={partner?.timeZone} />
                      </p>
                    </li>
                  );
                })}
              </ol>
            )}
            <TimePager
              label={t`Pages of the log`}
              newest={before ? { search: '' } : undefined}
              older={more ? { search: `?before=${rows.at(-1)?.id}` } : undefined}
            />
          </>
        )}
      </LoadState>
    </main>
  );
}
