import './history.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useSearchParams } from 'react-router';
import type { RevisionMeta } from '#schemas/operator/revisions.ts';
import { hasRole } from '#schemas/operator/roles.ts';
import { useCall } from '../../api/use-call.ts';
import { LoadState } from '../../ui/LoadState.tsx';
import { TimePager } from '../../ui/TimePager.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { usePartner } from '../partner/use-partner.ts';
import { RevisionList } from './RevisionList.tsx';
import { RevisionView } from './RevisionView.tsx';

const numberIn = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);

/** All published and scheduled revisions, which can be restored. */
export function Component() {
  const { t } = useLingui();
  const { code, partner } = usePartner();
  const [query] = useSearchParams();
  const before = numberIn(query.get('before'));
  const chosen = numberIn(query.get('revision'));
  const revisions = useCall('revisions', { code, limit: 50, ...(before && { before }) });
  const pending = useCall('revisions', before ? null : { code, limit: 200, isPending: 'true' });
  useTitle(t`History`, partner?.name);
  return (
    <main className="Screen History">
      <header>
        <h1>
          <Trans>History</Trans>
        </h1>
        <p className="Field-help">
          <Trans>Publications of the site document.</Trans>{' '}
          {partner && hasRole(partner.role, 'administrator') && (
            <Link to={`/partners/${code}/log`}>
              <Trans>Log of what operators did</Trans>
            </Link>
          )}
        </p>
      </header>
      <LoadState read={revisions} rows={8}>
        {({ rows, more }) =>
          rows.length === 0 ? (
            <div className="Empty">
              <h2>
                <Trans>Not published yet</Trans>
              </h2>
              <p>
                <Trans>Every publication appears here, and you can return to any of them.</Trans>
              </p>
            </div>
          ) : (
            <div className={chosen ? 'History-columns has-entry' : 'History-columns'}>
              <section className="History-list" aria-label={t`Revisions`}>
                <PendingRevisions rows={pending.data?.rows ?? []} below={rows} chosen={chosen} />
                <RevisionList rows={rows} chosen={chosen} before={before} />
                <TimePager
                  label={t`Pages`}
                  newest={before ? { search: '' } : undefined}
                  older={more ? { search: `?before=${rows.at(-1)?.number}` } : undefined}
                />
              </section>
              <section aria-label={t`Chosen revision`}>
                {chosen ? (
                  <RevisionView
                    key={chosen}
                    number={chosen}
                    listed={[...rows, ...(pending.data?.rows ?? [])].find((row) => row.number === chosen)}
                  />
                ) : (
                  <div className="Empty">
                    <p>
                      <Trans>Choose a revision to see what it changed.</Trans>
                    </p>
                  </div>
                )}
              </section>
            </div>
          )
        }
      </LoadState>
    </main>
  );
}

type Pending = { rows: RevisionMeta[]; below: RevisionMeta[]; chosen: number | undefined };

/** Scheduled and blocked revisions that are not among those below, because many others are newer. */
function PendingRevisions({ rows, below, chosen }: Pending) {
  const listed = new Set(below.map(({ number }) => number));
  const others = rows.filter(({ number }) => !listed.has(number));
  if (others.length === 0) return null;
  return (
    <>
      <h2>
        <Trans>Scheduled or blocked</Trans>
      </h2>
      <RevisionList rows={others} chosen={chosen} before={undefined} />
      <h2>
        <Trans>Latest</Trans>
      </h2>
    </>
  );
}
