// @vitest-environment jsdom
import { createStore } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { buttonsNamed, closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { ToastRegion } from '../../ui/toasts.tsx';
import { createDocument, replaceText } from '../document/site-document.ts';
import { draftStatusAtom } from '../draft/draft-atoms.ts';
import { SessionContext, type useSession } from '../draft/session-context.ts';
import { documentAtom, textAtom } from '../state/document-atoms.ts';
import { DiscardButton } from './DiscardButton.tsx';
import { usePublish } from './use-publish.ts';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));

const [published, drafted] = ['{"a": "published"}', '{"a": "drafted"}'];
const revision = {
  number: 2,
  document: published,
  status: 'published',
  author: 'Lee',
  note: '',
  base: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  publishAt: null,
  problem: null,
};
const publication = { revision: 2, publishAt: null, isMerged: false, changes: [], findings: [] };

function Publish() {
  const { publish } = usePublish('Asia/Seoul', () => {});
  return (
    <button type="button" onClick={() => void publish({ note: '', at: null })}>
      Publish
    </button>
  );
}

/** A draft with the buttons that publish and discard it. Calls are answered, and saves are not sent. */
async function openDraft() {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' } = {}) => {
    calls.push(`${method} ${path.replace('/operator/partners/bomnal', '')}`);
    if (method === 'DELETE') return Response.json({ done: true });
    if (method === 'POST') return Response.json(publication);
    const document = path.endsWith('/published') ? published : store.get(textAtom);
    return Response.json({ revision: { ...revision, document } });
  });
  const store = createStore();
  const show = (text: string) => store.set(documentAtom, (now) => replaceText(now, text));
  const saver = {
    flush: async () => {},
    now: () => ({ text: store.get(textAtom), saved: { id: 7 }, base: 1 }),
    reset: show,
    continueWith: show,
  };
  store.set(documentAtom, createDocument(drafted));
  store.set(draftStatusAtom, (status) => ({ ...status, draft: 7 }));
  const Component = () => (
    <SessionContext value={{ code: 'bomnal', saver } as unknown as ReturnType<typeof useSession>}>
      <DiscardButton />
      <Publish />
      <ToastRegion />
    </SessionContext>
  );
  const router = createMemoryRouter([{ path: '*', Component }]);
  renderConsole(store, <RouterProvider router={router} />);
  return { store, show, calls };
}

async function press(name: string): Promise<void> {
  await vi.waitFor(() => expect(buttonsNamed(name)).toHaveLength(1), waitTimeoutMs);
  buttonsNamed(name)[0]?.click();
}
async function expectClosedBy(change: () => void): Promise<void> {
  await vi.waitFor(() => expect(buttonsNamed('Undo')).toHaveLength(1), waitTimeoutMs);
  // With the focus, a message does not close by itself.
  buttonsNamed('Undo')[0]?.focus();
  change();
  await vi.waitFor(() => expect(buttonsNamed('Undo')).toHaveLength(0), waitTimeoutMs);
}

afterEach(() => {
  vi.unstubAllGlobals();
  closeConsole();
});

test('a discarded draft comes back by the message’s undo', async () => {
  const { store } = await openDraft();
  await press('Discard draft');
  await vi.waitFor(() => expect(store.get(textAtom)).toBe(published), waitTimeoutMs);
  await press('Undo');
  await vi.waitFor(() => expect(store.get(textAtom)).toBe(drafted), waitTimeoutMs);
});

test('what is typed after discarding closes the message, whose undo would lose it', async () => {
  const { show } = await openDraft();
  await press('Discard draft');
  await expectClosedBy(() => show('{"a": "typed"}'));
});

test('a publication is undone by its message, and the text continues as a draft', async () => {
  const { store, calls } = await openDraft();
  await press('Publish');
  await press('Undo');
  await vi.waitFor(() => expect(calls).toContain('POST /rollback'), waitTimeoutMs);
  expect(store.get(textAtom)).toBe(drafted);
});

test('what is typed after publishing closes the message, whose undo would lose it', async () => {
  const { show } = await openDraft();
  await press('Publish');
  await expectClosedBy(() => show('{"a": "typed"}'));
});
