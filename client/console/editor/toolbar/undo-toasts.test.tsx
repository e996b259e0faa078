// @vitest-environment jsdom
import { createStore } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { freeLocks } from '#tests/setup/free-locks.ts';
import { buttonsNamed, closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { ToastRegion } from '../../ui/toasts.tsx';
import { replaceText } from '../document/site-document.ts';
import { SessionContext } from '../draft/session-context.ts';
import { startSession } from '../draft/start-session.ts';
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
const draft = {
  id: 7,
  name: 'Prices of December',
  base: 1,
  version: 1,
  author: 'Kim',
  authorId: 1,
  owner: 'Kim',
  ownerId: 1,
  updatedAt: '2026-01-01T00:00:00.000Z',
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

let session: ReturnType<typeof startSession>;

/** A draft with the buttons that publish and discard it. `names` are the names of the drafts that are created. */
async function openDraft({ onDelete = () => {} } = {}) {
  const [calls, names]: [string[], string[]] = [[], []];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    calls.push(`${method} ${path.replace('/operator/partners/bomnal', '')}`);
    if (method === 'DELETE') {
      onDelete();
      return Response.json({ done: true });
    }
    if (path.endsWith('/drafts')) {
      const { name, document } = JSON.parse(String(body));
      names.push(name);
      return Response.json({ draft: { ...draft, id: 8, name, document } });
    }
    if (method === 'POST') return Response.json(publication);
    const document = path.endsWith('/published') ? published : store.get(textAtom);
    return Response.json({ revision: { ...revision, document } });
  });
  vi.stubGlobal('navigator', { ...navigator, locks: freeLocks });
  const store = createStore();
  const show = (text: string) => store.set(documentAtom, (now) => replaceText(now, text));
  session = startSession(
    store,
    // Sessions of one operator and site communicate, including those that other tests opened.
    { code: 'bomnal', operatorId: 31 },
    {
      base: 1,
      text: drafted,
      saved: { id: 7, version: 1, text: drafted },
      left: null,
      name: draft.name,
      line: null,
      isMissing: false,
    },
  );
  const Component = () => (
    <SessionContext value={{ code: 'bomnal', ...session }}>
      <DiscardButton />
      <Publish />
      <ToastRegion />
    </SessionContext>
  );
  const router = createMemoryRouter([{ path: '*', Component }]);
  renderConsole(store, <RouterProvider router={router} />);
  return { store, show, calls, names };
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
  session.abandon();
  vi.unstubAllGlobals();
  closeConsole();
});

test('a discarded draft comes back with its name by the message’s undo', async () => {
  const { store, names } = await openDraft();
  await press('Discard draft');
  await vi.waitFor(() => expect(store.get(textAtom)).toBe(published), waitTimeoutMs);
  await press('Undo');
  await vi.waitFor(() => expect(store.get(textAtom)).toBe(drafted), waitTimeoutMs);
  await vi.waitFor(() => expect(names).toEqual(['Prices of December']), waitTimeoutMs);
});

test('a discarded draft comes back also if a look at the drafts misses it before the answer', async () => {
  const { store, names } = await openDraft({ onDelete: () => session.saver.reset(published, 2) });
  await press('Discard draft');
  await vi.waitFor(() => expect(store.get(textAtom)).toBe(published), waitTimeoutMs);
  await press('Undo');
  await vi.waitFor(() => expect(store.get(textAtom)).toBe(drafted), waitTimeoutMs);
  await vi.waitFor(() => expect(names).toEqual(['Prices of December']), waitTimeoutMs);
});

test('what is typed after discarding closes the message, whose undo would lose it', async () => {
  const { show } = await openDraft();
  await press('Discard draft');
  await expectClosedBy(() => show('{"a": "typed"}'));
});

test('a publication is undone by its message, and the text continues as a draft with its name', async () => {
  const { store, calls, names } = await openDraft();
  await press('Publish');
  await press('Undo');
  await vi.waitFor(() => expect(calls).toContain('POST /rollback'), waitTimeoutMs);
  expect(store.get(textAtom)).toBe(drafted);
  await vi.waitFor(() => expect(names).toEqual(['Prices of December']), waitTimeoutMs);
});

test('what is typed after publishing closes the message, whose undo would lose it', async () => {
  const { show } = await openDraft();
  await press('Publish');
  await expectClosedBy(() => show('{"a": "typed"}'));
});
