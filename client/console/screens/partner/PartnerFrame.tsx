import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLandmark } from 'react-aria/useLandmark';
import { Link, NavLink, Outlet, useLocation, useParams, useRouteLoaderData } from 'react-router';
import { hasRole } from '#schemas/operator/roles.ts';
import type { Operator } from '#schemas/operator/session-calls.ts';
import { AccountMenu } from '../../account/AccountMenu.tsx';
import { endSession } from '../../editor/draft/retained-session.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { LoadState } from '../../ui/LoadState.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { usePartner } from './use-partner.ts';

/** A name, which no language translates. */
const brand = 'Maru';

/**
 * The frame of every screen about one partner: its name, the navigation, the account. The navigation is a row at every
 * width: the editor needs all of it, and the entries stay where they are from screen to screen.
 */
export function Component() {
  const { t } = useLingui();
  const operator = useRouteLoaderData<Operator>('signed-in');
  const { code = '' } = useParams();
  const { partner, isMissing, read } = usePartner();
  useEffect(() => {
    // The document of the partner before is no longer open.
    void endSession(code);
  }, [code]);
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen has another entry, and the partner may add one
  useEffect(() => {
    // Narrow windows scroll the navigation sideways.
    nav.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname, partner]);
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
            <Trans>Open the site</Trans> <Icon name="external" />
          </a>
        )}
        {operator && <AccountMenu operator={operator} />}
      </header>
      <nav {...landmarkProps} ref={nav} className="Frame-nav">
        <ul>
          <Entry to="." icon="overview" end>
            <Trans>Overview</Trans>
          </Entry>
          <Entry to="site" icon="site">
            <Trans>Site</Trans>
          </Entry>
          <Entry to="theme" icon="theme">
            <Trans>Theme</Trans>
          </Entry>
          <Entry to="menu" icon="menu">
            <Trans>Menu</Trans>
          </Entry>
          <Entry to="content" icon="content">
            <Trans>Content</Trans>
          </Entry>
          <Entry to="popups" icon="popups">
            <Trans>Popups</Trans>
          </Entry>
          <Entry to="inbox" icon="inbox">
            <Trans>Inbox</Trans>
          </Entry>
          <Entry to="history" icon="history">
            <Trans>History</Trans>
          </Entry>
          <Entry to="media" icon="media">
            <Trans>Media</Trans>
          </Entry>
          {isAdministrator && (
            <Entry to="members" icon="members">
              <Trans>Members</Trans>
            </Entry>
          )}
          <Entry to="checks" icon="checks">
            <Trans>Checks</Trans>
          </Entry>
          <Entry to="measurements" icon="measurements">
            <Trans>Measurements</Trans>
          </Entry>
          <Entry to="settings" icon="settings">
            <Trans>Settings</Trans>
          </Entry>
        </ul>
      </nav>
      <LoadState read={read} rows={4}>
        {() => <Outlet />}
      </LoadState>
    </div>
  );
}

type EntryProps = { to: string; icon: IconName; end?: boolean; children: ReactNode };

function Entry({ to, icon, end = false, children }: EntryProps) {
  return (
    <li>
      <NavLink to={to} end={end}>
        <Icon name={icon} />
        {children}
      </NavLink>
    </li>
  );
}
