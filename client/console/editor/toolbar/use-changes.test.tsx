// @vitest-environment jsdom
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { useSWRConfig } from 'swr';
import { expect, test, vi } from 'vitest';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { renderHook } from '../../testing/render-hook-for-test.tsx';
import { createDocument } from '../document/site-document.ts';
import { draftStatusAtom } from '../draft/draft-atoms.ts';
import { SessionContext } from '../draft/session-context.ts';
import type { EditorSession } from '../draft/start-session.ts';
import { documentAtom } from '../state/document-atoms.ts';
import { useChanges } from './use-changes.ts';

test('the changes are those since the base, and the cache has no text in its keys', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    asked.push(JSON.parse(String(body)));
    return Response.json({ changes: [] });
  });
  const store = createStore();
  const text = JSON.stringify({ formatVersion: 1, title: 'long '.repeat(1_000) });
  store.set(documentAtom, createDocument(text));
  store.set(draftStatusAtom, (status) => ({ ...status, base: 5 }));
  const session = { code: 'bomnal' } as EditorSession & { code: string };
  const hook = renderHook(
    () => ({ changes: useChanges().data, cache: useSWRConfig().cache }),
    [],
    ({ children }: { children: ReactNode }) => (
      <Provider store={store}>
        <SessionContext value={session}>{children}</SessionContext>
      </Provider>
    ),
  );
  await vi.waitFor(() => expect(hook.current.changes).toEqual([]), waitTimeoutMs);
  expect(asked).toMatchObject([{ from: { revision: 5 }, to: { document: text } }]);
  expect([...hook.current.cache.keys()].filter((key) => key.length > 100)).toEqual([]);
  hook.unmount();
});
