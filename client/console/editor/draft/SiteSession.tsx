import { useLingui } from '@lingui/react/macro';
import { createStore, Provider } from 'jotai';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import useSWR from 'swr';
import { LoadState } from '../../ui/LoadState.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { catchUp } from './catch-up.ts';
import { type Opened, openDraft } from './open-draft.ts';
import { type RetainedSession, retainedSession, retainSession } from './retained-session.ts';
import { SessionContext } from './session-context.ts';
import { startSession } from './start-session.ts';

type Props = {
  code: string;
  /** Id of the operator, whose newest draft is opened. */
  operatorId: number;
  children: ReactNode;
};

/**
 * The open document of a site for everything below: `useDocument`, `useSession`, and the atoms of the editor. It stays
 * open when this is left (`retained-session.ts`), so that undo and what is unsaved are there on return.
 */
export function SiteSession({ code, operatorId, children }: Props) {
  const [left] = useState(() => retainedSession(code, operatorId));
  const [visit] = useState(() => crypto.randomUUID());
  // Read once a visit: afterwards the document in the editor is newer than any answer.
  const opened = useSWR(
    left ? null : ['open-draft', code, visit],
    () => openDraft({ code, operatorId }, localStorage),
    {
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
    },
  );
  useEffect(() => {
    if (left) void catchUp(left);
  }, [left]);
  if (left) return <Running retained={left}>{children}</Running>;
  return (
    <LoadState read={opened} rows={6}>
      {(data) => (
        <Started key={code} code={code} operatorId={operatorId} opened={data}>
          {children}
        </Started>
      )}
    </LoadState>
  );
}

type StartedProps = Props & { opened: Opened };

function Started({ code, operatorId, opened, children }: StartedProps) {
  const { t } = useLingui();
  const [retained, setRetained] = useState<RetainedSession>();
  useEffect(() => {
    const store = createStore();
    const started = { code, operatorId, store, session: startSession(store, { code, operatorId }, opened) };
    retainSession(started);
    setRetained(started);
  }, [code, operatorId, opened]);
  const isRestored = opened.left !== null;
  const showRestored = useEffectEvent(() =>
    showToast(t`Changes that were not saved last time have been restored.`),
  );
  useEffect(() => {
    if (isRestored) showRestored();
  }, [isRestored]);
  return retained && <Running retained={retained}>{children}</Running>;
}

function Running({
  retained: { code, store, session },
  children,
}: {
  retained: RetainedSession;
  children: ReactNode;
}) {
  return (
    <Provider store={store}>
      <SessionContext value={{ code, ...session }}>{children}</SessionContext>
    </Provider>
  );
}
