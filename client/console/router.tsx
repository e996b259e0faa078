import { createBrowserRouter, redirect } from 'react-router';
import { SessionGuard } from './account/SessionGuard.tsx';
import { requireOperator } from './api/session.ts';
import { reloadForFramePolicy } from './screens/document/reload-for-frame-policy.ts';
import { ErrorScreen } from './screens/ErrorScreen.tsx';
import { Loading } from './screens/Loading.tsx';

/** Every screen is a chunk of its own. Those below the root require a session. */
export const router = createBrowserRouter([
  {
    ErrorBoundary: ErrorScreen,
    HydrateFallback: Loading,
    children: [
      // Beside the guard: loaders of a route and of its parent run at once, and the guard would ask twice.
      { path: '/', loader: () => redirect('/partners') },
      { path: '/sign-in', lazy: () => import('./screens/sign-in/SignIn.tsx') },
      { path: '/forgotten-password', lazy: () => import('./screens/sign-in/ForgotPassword.tsx') },
      { path: '/invitations/:token', lazy: () => import('./screens/sign-in/AcceptInvitation.tsx') },
      { path: '/password-resets/:token', lazy: () => import('./screens/sign-in/SetPassword.tsx') },
      {
        id: 'signed-in',
        loader: ({ request }) => requireOperator(request.url),
        // Not for another query: a lost connection must not replace an open screen. Calls find an ended session themselves.
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
        Component: SessionGuard,
        children: [
          { path: '/partners', lazy: () => import('./screens/partners/Partners.tsx') },
          { path: '/account', lazy: () => import('./screens/account/Account.tsx') },
          {
            id: 'partner',
            path: '/partners/:code',
            lazy: () => import('./screens/partner/PartnerFrame.tsx'),
            children: [
              { index: true, lazy: () => import('./screens/overview/Overview.tsx') },
              {
                // These screens share one open document, with its undo history and unsaved changes.
                id: 'document',
                loader: reloadForFramePolicy,
                lazy: () => import('./screens/document/DocumentFrame.tsx'),
                children: [
                  { path: 'site', lazy: () => import('./screens/editor/Site.tsx') },
                  { path: 'theme', lazy: () => import('./screens/theme/Theme.tsx') },
                  { path: 'menu', lazy: () => import('./screens/menu/Menu.tsx') },
                  { path: 'popups', lazy: () => import('./screens/popups/Popups.tsx') },
                  { path: 'settings', lazy: () => import('./screens/settings/Settings.tsx') },
                ],
              },
              { path: 'content', lazy: () => import('./screens/content/ContentOverview.tsx') },
              { path: 'content/:list', lazy: () => import('./screens/content/list/EntryListScreen.tsx') },
              {
                path: 'content/:list/:entry',
                lazy: () => import('./screens/content/entry/EntryScreen.tsx'),
              },
              { path: 'inbox/:kind?', lazy: () => import('./screens/inbox/Inbox.tsx') },
              { path: 'history', lazy: () => import('./screens/history/History.tsx') },
              { path: 'media', lazy: () => import('./screens/media/MediaScreen.tsx') },
              { path: 'log', lazy: () => import('./screens/log/Log.tsx') },
              { path: 'members', lazy: () => import('./screens/members/Members.tsx') },
              { path: 'checks', lazy: () => import('./screens/checks/Checks.tsx') },
              {
                path: 'measurements/:kind?',
                lazy: () => import('./screens/measurements/Measurements.tsx'),
              },
            ],
          },
          { path: '*', lazy: () => import('./screens/NotFound.tsx') },
        ],
      },
    ],
  },
]);
