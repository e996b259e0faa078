// @vitest-environment jsdom
import { createStore, useAtomValue } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { draftStatusAtom } from '../../editor/draft/draft-atoms.ts';
import { DraftAddress } from './DraftAddress.tsx';

vi.mock('../../editor/draft/use-follow-draft.ts', () => ({ useFollowDraft: () => {} }));

/** The URL of an editor with a draft open. */
function openAt(address: string, draft: number | null, asked: number | null = null) {
  const store = createStore();
  const opened: number[] = [];
  const open = (id: number | null) =>
    store.set(draftStatusAtom, { save: { kind: 'saved' }, draft: id, base: 1, otherTabs: 0, isStored: true });
  open(draft);
  const Component = () => (
    <>
      <DraftAddress asked={asked} onAsk={(id) => void opened.push(id)} />
      <output>{useAtomValue(draftStatusAtom).draft}</output>
    </>
  );
  const router = createMemoryRouter([{ path: '*', Component }], { initialEntries: [address] });
  renderConsole(store, <RouterProvider router={router} />);
  return { router, opened, open, search: () => router.state.location.search };
}
const shows = (search: () => string, wanted: string) =>
  vi.waitFor(() => expect(search()).toBe(wanted), waitTimeoutMs);

afterEach(closeConsole);

test('The address names the draft from its first save to its publication, and other words of it stay', async () => {
  const { open, search } = openAt('/site?path=a', null);
  open(7);
  await shows(search, '?path=a&draft=7');
  open(null);
  await shows(search, '?path=a');
});

test('A step back to a draft that this document had does not ask for it', async () => {
  const { router, opened, open, search } = openAt('/site', 5);
  await shows(search, '?draft=5');
  await router.navigate('/site?path=a');
  await shows(search, '?path=a&draft=5');
  open(null);
  await shows(search, '?path=a');
  await router.navigate(-1);
  await shows(search, '');
  expect(opened).toEqual([]);
});

test('A draft that a link names is asked for, also one that was open before', async () => {
  const { router, opened, open, search } = openAt('/site', 5);
  await shows(search, '?draft=5');
  open(null);
  await shows(search, '');
  await router.navigate('/site?draft=5');
  await vi.waitFor(() => expect(opened).toEqual([5]), waitTimeoutMs);
  await router.navigate('/site?draft=7');
  await vi.waitFor(() => expect(opened).toEqual([5, 7]), waitTimeoutMs);
  open(7);
  await vi.waitFor(() => expect(document.querySelector('output')?.textContent).toBe('7'), waitTimeoutMs);
  // It has been published: the same URL asks no second time.
  open(null);
  await shows(search, '');
  expect(opened).toEqual([5, 7]);
});

test('Without the draft that a link is to publish, another one opens and is not to be published', async () => {
  const { search, opened } = openAt('/site?draft=7&publish', 5, 7);
  await shows(search, '?draft=5');
  const none = openAt('/site?draft=7&publish', null, 7);
  await shows(none.search, '');
  expect([...opened, ...none.opened]).toEqual([]);
});

test('What is open stays to be published while the address begins to name it', async () => {
  const { search } = openAt('/site?publish', 5);
  await shows(search, '?publish=&draft=5');
});
