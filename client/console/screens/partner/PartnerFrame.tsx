import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { useLandmark } from 'react-aria/useLandmark';
import { Link, NavLink, Outlet, useParams, useRouteLoaderData } from 'react-router';
import { hasRole } from '#schemas/operator/roles.ts';
import type { Operator } from '#schemas/operator/session-calls.ts';
import { AccountMenu } from '../../account/AccountMenu.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { usePartner } from './use-partner.ts';

/** A name, which no language translates. */
const brand = 'Maru';

/** The frame of every screen about one partner: its name, the navigation, the account. */
export function Component() {
  const { t } = useLingui();
  const operator = useRouteLoaderData<Operator>('signed-in');
  const { code = '' } = useParams();
  const { partner, isMissing } = usePartner();
  const nav = useRef<HTMLElement>(null);
  const { landmarkProps } = useLandmark({ role: 'navigation', 'aria-label': t`Sections` }, nav);
  if (isMissing)
    return (
      <main className="Screen">
        <div className="Empty" role="alert">
          <h1>
            <Trans>You have no access to “{code}”</Trans>
          </h1>
          <Link to="/partners">
            <Trans>All sites</Trans>
          </Link>
        </div>
      </main>
    );
  const isAdministrator = partner !== undefined && hasRole(partner.role, 'administrator');
  return (
    <div className="Frame">
      <SkipLink to={() => document.querySelector('main')}>
        <Trans>Skip to the content</Trans>
      </SkipLink>
      <header className="Frame-bar">
        <Link to="/partners" aria-label={t`Maru, all sites`}>
          {brand}
        </Link>
        <span className="Frame-name">{partner?.name ?? ' '}</span>
        {partner && (
          <a href={partner.origin} target="_blank" rel="noreferrer">
            <Trans>Open the site</Trans>
          </a>
        )}
        {operator && <AccountMenu operator={operator} />}
      </header>
      <nav {...landmarkProps} ref={nav} className="Frame-nav">
        <ul>
          <Entry to="." end>
            <Trans>Overview</Trans>
          </Entry>
          <Entry to="site">
            <Trans>Site</Trans>
          </Entry>
          <Entry to="theme">
            <Trans>Theme</Trans>
          </Entry>
          <Entry to="menu">
            <Trans>Menu</Trans>
          </Entry>
          <Entry to="popups">
            <Trans>Popups</Trans>
          </Entry>
          <Entry to="inbox">
            <Trans>Inbox</Trans>
          </Entry>
          <Entry to="history">
            <Trans>History</Trans>
          </Entry>
          <Entry to="media">
            <Trans>Media</Trans>
          </Entry>
          {isAdministrator && (
            <Entry to="members">
              <Trans>Members</Trans>
            </Entry>
          )}
          <Entry to="checks">
            <Trans>Checks</Trans>
          </Entry>
          <Entry to="settings">
            <Trans>Settings</Trans>
          </Entry>
        </ul>
      </nav>
      {partner ? <Outlet /> : <SkeletonRows count={4} />}
    </div>
  );
}

function Entry({ to, end = false, children }: { to: string; end?: boolean; children: ReactNode }) {
  return (
    <li>
      <NavLink to={to} end={end}>
        {children}
      </NavLink>
    </li>
  );
}
