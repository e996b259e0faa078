import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../api/use-call.ts';
import { LoadState } from '../../../ui/LoadState.tsx';
import { Time } from '../../../ui/Time.tsx';
import { TimePager } from '../../../ui/TimePager.tsx';
import { usePartner } from '../../partner/use-partner.ts';
import { useEntryText } from './use-entry-text.ts';

/** What operators did, newest first. */
export function AuditLog() {
  const { t } = useLingui();
  const { code, partner } = usePartner();
  const [query] = useSearchParams();
  const asked = query.get('before') ?? '';
  const before = /^[1-9]\d{0,12}$/.test(asked) ? Number(asked) : undefined;
  const log = useCall('auditLog', { code, limit: 30, ...(before && { before }) });
  const textOf = useEntryText(partner?.timeZone ?? 'UTC', partner?.mainLanguage ?? 'ko');
  return (
    <section className="Members-part">
      <h2>
        <Trans>Log</Trans>
      </h2>
      <LoadState read={log} rows={8}>
        {({ rows, more }) => (
          <>
            {rows.length === 0 && (
              <p>
                <Trans>Nothing was done yet.</Trans>
              </p>
            )}
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
            <TimePager
              label={t`Pages of the log`}
              newest={before ? { search: '' } : undefined}
              older={more ? { search: `?before=${rows.at(-1)?.id}` } : undefined}
            />
          </>
        )}
      </LoadState>
    </section>
  );
}
