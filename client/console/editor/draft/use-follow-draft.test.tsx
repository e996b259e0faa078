// @vitest-environment jsdom
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { refresh } from '../../api/use-call.ts';
import { renderHook } from '../../testing/render-hook-for-test.tsx';
import { draftStatusAtom } from './draft-atoms.ts';
import { createDraftSaver } from './draft-saver.ts';
import { SessionContext } from './session-context.ts';
import { useFollowDraft } from './use-follow-draft.ts';

type Toast = [text: string, action?: { run: () => void }];
const toasts = vi.hoisted(() => [] as Toast[]);
vi.mock('../../ui/toasts.tsx', () => ({
  showToast: (...toast: Toast) => {
    toasts.push(toast);
    return () => {};
  },
}));
vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));

const at = '2026-01-01T00:00:00.000Z';
const published = {
  number: 4,
  document: 'published',
  status: 'published',
  author: 'Lee',
  note: '',
  base: null,
  createdAt: at,
  publishAt: null,
  problem: null,
};
const draftOf = (version: number, document: string) => ({
  id: 7,
  name: 'Prices',
  base: 3,
  version,
  document,
  updatedAt: at,
  author: 'Kim',
  authorId: 1,
  owner: 'Lee',
  ownerId: 2,
});

/** The draft on the server; undefined once it is gone. */
let draft: ReturnType<typeof draftOf> | undefined;

/** An editor with version 1 of draft 7. */
function openEditor() {
  const store = createStore();
  store.set(draftStatusAtom, { save: { kind: 'saved' }, draft: 7, base: 3, otherTabs: 0, isStored: true });
  const saver = createDraftSaver({
    text: 'first',
    base: 3,
    saved: { id: 7, version: 1, text: 'first' },
    create: () => new Promise(() => {}),
    save: () => new Promise(() => {}),
    merge: () => new Promise(() => {}),
    store: () => {},
    onState: () => {},
    onSaved: () => {},
    onOthers: () => {},
  });
  const session = { code: 'bomnal', saver, stop: async () => {}, abandon: () => {} };
  const { unmount } = renderHook(useFollowDraft, [], ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <SessionContext value={session}>{children}</SessionContext>
    </Provider>
  ));
  end = () => {
    unmount();
    saver.stop();
  };
  return saver;
}
let end: () => void;

beforeEach(() => {
  toasts.length = 0;
  published.document = 'published';
  draft = draftOf(1, 'first');
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/published')) return Response.json({ revision: published });
    if (path.endsWith('/7') && draft) return Response.json({ draft });
    if (path.endsWith('/7')) return Response.json({ statusCode: 404, code: 'NOT_FOUND' }, { status: 404 });
    if (!draft) return Response.json({ rows: [] });
    const { document: _, ...meta } = draft;
    return Response.json({ rows: [meta] });
  });
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

test('What a colleague saves in the open draft is shown', async () => {
  const saver = openEditor();
  draft = draftOf(2, 'second');
  await refresh('drafts');
  await vi.waitFor(
    () => expect(saver.now()).toMatchObject({ text: 'second', saved: { version: 2 } }),
    waitTimeoutMs,
  );
});

test('Unsaved changes stay when a colleague saves: the next save merges them', async () => {
  const saver = openEditor();
  saver.change('typed');
  draft = draftOf(2, 'second');
  await refresh('drafts');
  await vi.waitFor(() => expect(draft?.version).toBe(2), waitTimeoutMs);
  expect(saver.now()).toMatchObject({ text: 'typed', saved: { version: 1 } });
});

test('Once a colleague has published the draft, the published document is shown, and can be undone', async () => {
  const saver = openEditor();
  draft = undefined;
  await refresh('drafts');
  await vi.waitFor(
    () => expect(saver.now()).toMatchObject({ text: 'published', saved: null, base: 4 }),
    waitTimeoutMs,
  );
  expect(toasts[0]?.[0]).toBe(
    'The draft has been published or deleted elsewhere. You see what is published.',
  );
  toasts[0]?.[1]?.run();
  expect(saver.now()).toMatchObject({ text: 'first', saved: null, base: 3, name: 'Prices', isUnsaved: true });
});

test('Where a colleague has published the draft as it is, there is nothing to undo', async () => {
  published.document = 'first';
  const saver = openEditor();
  await refresh('drafts');
  draft = undefined;
  await refresh('drafts');
  await vi.waitFor(() => expect(saver.now()).toMatchObject({ saved: null, base: 4 }), waitTimeoutMs);
  await vi.waitFor(() => expect(toasts).toHaveLength(1), waitTimeoutMs);
  expect(toasts[0]?.[1]).toBeUndefined();
});

test('Unsaved changes stay when the draft is gone', async () => {
  const saver = openEditor();
  saver.change('typed');
  draft = undefined;
  await refresh('drafts');
  expect(saver.now().text).toBe('typed');
  expect(toasts).toEqual([]);
});
