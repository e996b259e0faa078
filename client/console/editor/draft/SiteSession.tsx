import { useLingui } from '@lingui/react/macro';
import { createStore, Provider } from 'jotai';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import useSWR from 'swr';
import { LoadState } from '../../ui/LoadState.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { type Opened, openDraft } from './open-draft.ts';
import { SessionContext } from './session-context.ts';
import { type EditorSession, startSession } from './start-session.ts';

type Props = {
  code: string;
  /** Name of the operator, whose newest draft is opened. */
  author: string;
  children: ReactNode;
};

/** The open document of a site for everything below: `useDocument`, `useSession`, and the atoms of the editor. */
export function SiteSession({ code, author, children }: Props) {
  const [visit] = useState(() => crypto.randomUUID());
  // Read once a visit: afterwards the document in the editor is newer than any answer.
  const opened = useSWR(['open-draft', code, visit], () => openDraft(code, author, localStorage), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  return (
    <LoadState read={opened} rows={6}>
      {(data) => (
        <Running key={code} code={code} opened={data}>
          {children}
        </Running>
      )}
    </LoadState>
  );
}

function Running({ code, opened, children }: { code: string; opened: Opened; children: ReactNode }) {
  const { t } = useLingui();
  const [store] = useState(createStore);
  const [session, setSession] = useState<EditorSession>();
  useEffect(() => {
    const started = startSession(store, code, opened);
    setSession(started);
    return started.stop;
  }, [store, code, opened]);
  const isRestored = opened.left !== null;
  const showRestored = useEffectEvent(() =>
    showToast(t`Changes that were not saved last time have been restored.`),
  );
  useEffect(() => {
    if (isRestored) showRestored();
  }, [isRestored]);
  return (
    <Provider store={store}>
      {session && <SessionContext value={{ code, ...session }}>{children}</SessionContext>}
    </Provider>
  );
}
