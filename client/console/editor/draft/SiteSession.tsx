import { useLingui } from '@lingui/react/macro';
import { createStore, Provider } from 'jotai';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import useSWR from 'swr';
import { LoadState } from '../../ui/LoadState.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { catchUp } from './catch-up.ts';
import { type Opened, openDraft } from './open-draft.ts';
import { endSession, type RetainedSession, retainedSession, retainSession } from './retained-session.ts';
import { SessionContext } from './session-context.ts';
import { startSession } from './start-session.ts';

type Props = {
  code: string;
  /** Id of the operator, whose newest draft is opened unless another one is asked for. */
  operatorId: number;
  /** Id of the draft that is asked for. */
  asked: number | null;
  children: ReactNode;
};

/**
 * The open document of a site for everything below: `useDocument`, `useSession`, and the atoms of the editor. It stays
 * open when this is left (`retained-session.ts`), so that undo and what is unsaved are there on return.
 */
export function SiteSession({ code, operatorId, asked, children }: Props) {
  const [left] = useState(() => {
    const retained = retainedSession(code, operatorId);
    const isAsked = asked === null || retained?.session.saver.now().saved?.id === asked;
    return isAsked ? retained : undefined;
  });
  const [visit] = useState(() => crypto.randomUUID());
  // Read once a visit: afterwards the document in the editor is newer than any answer.
  const opened = useSWR(
    left ? null : ['open-draft', code, visit],
    async () => {
      // Another draft may be open, and this one may be opened again.
      await endSession();
      return openDraft({ code, operatorId }, localStorage, asked);
    },
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

type StartedProps = Omit<Props, 'asked'> & { opened: Opened };

function Started({ code, operatorId, opened, children }: StartedProps) {
  const { t } = useLingui();
  const [retained, setRetained] = useState<RetainedSession>();
  useEffect(() => {
    const store = createStore();
    const started = { code, operatorId, store, session: startSession(store, { code, operatorId }, opened) };
    retainSession(started);
    setRetained(started);
  }, [code, operatorId, opened]);
  const { isMissing } = opened;
  const showMissing = useEffectEvent(() =>
    showToast(t`The draft no longer exists: it has been published or deleted.`),
  );
  useEffect(() => {
    if (isMissing) showMissing();
  }, [isMissing]);
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
