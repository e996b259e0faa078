import { useLingui } from '@lingui/react/macro';
import { useEffect, useSyncExternalStore } from 'react';
import { Outlet, useLoaderData } from 'react-router';
import type { Operator } from '#schemas/operator/session-calls.ts';
import { showFor } from '../api/session.ts';
import { sessionHasEnded, watchSessionEnd } from '../api/session-end.ts';
import { showToast } from '../ui/toasts.tsx';

/** The screens that require a session. Offers to sign in again, in a new tab, so that nothing typed here is lost. */
export function SessionGuard() {
  const { t } = useLingui();
  const operator = useLoaderData<Operator | undefined>();
  useEffect(() => operator && showFor(operator), [operator]);
  const hasEnded = useSyncExternalStore(watchSessionEnd, sessionHasEnded);
  const text = t`Your session has ended.`;
  const label = t`Sign in again`;
  useEffect(() => {
    if (!hasEnded) return undefined;
    const run = () => {
      const back = encodeURIComponent(location.pathname + location.search);
      window.open(`/sign-in?back=${back}`, '_blank', 'noopener');
    };
    return showToast(text, { label, run, isLasting: true });
  }, [hasEnded, text, label]);
  return <Outlet />;
}
