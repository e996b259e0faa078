import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouteLoaderData } from 'react-router';
import type { Operator } from '#schemas/operator/session-calls.ts';
import { AccountMenu } from '../../account/AccountMenu.tsx';
import { usePartners } from '../../api/use-partners.ts';
import { LoadState } from '../../ui/LoadState.tsx';
import { useRoleNames } from '../../ui/role-names.ts';
import { useTitle } from '../../ui/use-title.ts';

/** The sites that the operator may work on. */
export function Component() {
  const { t } = useLingui();
  const operator = useRouteLoaderData<Operator>('signed-in');
  const partners = usePartners();
  const roleNames = useRoleNames();
  useTitle(t`Sites`);
  return (
    <main className="Screen">
      <div className="Screen-head">
        <h1>
          <Trans>Sites</Trans>
        </h1>
        {operator && <AccountMenu operator={operator} />}
      </div>
      <LoadState read={partners} rows={3}>
        {({ rows }) =>
          rows.length === 0 ? (
            <div className="Empty">
              <h2>
                <Trans>No site yet</Trans>
              </h2>
              <p>
                <Trans>Ask an administrator of the clinic to invite you.</Trans>
              </p>
            </div>
          ) : (
            <ul className="Partners">
              {rows.map(({ code, name, origin, languages, role }) => (
                <li key={code}>
                  {/* A document load: the CSP of a partner's pages allows its site as a frame. */}
                  <Link className="Card Partners-one" to={`/partners/${code}`} reloadDocument>
                    <h2>{name}</h2>
                    <p className="Partners-about">{origin}</p>
                    <p className="Partners-about">
                      {roleNames[role]} ·{' '}
                      <Plural value={languages.length} one="# language" other="# languages" />
                    </p>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </LoadState>
    </main>
  );
}
