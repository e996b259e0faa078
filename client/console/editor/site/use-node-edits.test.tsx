// @vitest-environment jsdom
import { createStore, useAtomValue } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { buttonsNamed, closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { showToast, ToastRegion } from '../../ui/toasts.tsx';
import { createDocument, replaceText, setValue } from '../document/site-document.ts';
import { documentAtom, selectionAtom } from '../state/document-atoms.ts';
import { pageTree, type TreeRow } from '../tree/page-tree.ts';
import { useNodeEdits } from './use-node-edits.ts';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));

const site = {
  pages: {
    '/': {
      sections: [
        { id: 'a', type: 'Text' },
        { id: 'b', type: 'Text' },
      ],
    },
  },
  titles: {},
};
const rows = pageTree(site, undefined, '/');
const firstSection = rows.find(({ path }) => path.join() === 'pages,/,sections,0') as TreeRow;

function Editor() {
  const { remove, setHidden, move, leaveTo } = useNodeEdits(undefined, '/', rows);
  return (
    <>
      <button type="button" onClick={() => setHidden(firstSection, true)}>
        Hide
      </button>
      <button type="button" onClick={() => setHidden(firstSection, false)}>
        Show
      </button>
      <button type="button" onClick={() => remove(firstSection)}>
        Remove
      </button>
      <button type="button" onClick={() => move(firstSection, 1)}>
        Down
      </button>
      <button
        type="button"
        onClick={() => leaveTo({ path: ['pages', '/', 'slots', 'header'], to: 'template-part', value: null })}
      >
        As in the template
      </button>
      {useAtomValue(documentAtom).value === undefined && <output>Syntax error</output>}
      <ToastRegion />
    </>
  );
}

/** Opens the site in an editor. */
async function openSite() {
  const store = createStore();
  store.set(documentAtom, createDocument(JSON.stringify(site)));
  renderConsole(store, <Editor />);
  await vi.waitFor(() => expect(buttonsNamed('Remove')).toHaveLength(1), waitTimeoutMs);
  return store;
}

/** Removes the first section, and waits for the message. */
async function removeFirst() {
  const store = await openSite();
  buttonsNamed('Remove')[0]?.click();
  await vi.waitFor(() => expect(buttonsNamed('Undo')).toHaveLength(1), waitTimeoutMs);
  return store;
}
const sections = (store: ReturnType<typeof createStore>) =>
  (store.get(documentAtom).value as typeof site).pages['/'].sections.map(({ id }) => id);

afterEach(closeConsole);

test('the message about a removed block undoes it, and closes', async () => {
  const store = await removeFirst();
  expect(sections(store)).toEqual(['b']);
  buttonsNamed('Undo')[0]?.click();
  await vi.waitFor(() => expect(buttonsNamed('Undo')).toHaveLength(0), waitTimeoutMs);
  expect(sections(store)).toEqual(['a', 'b']);
});

test('the message about a removed block closes with the next change, which its undo would revert', async () => {
  const store = await removeFirst();
  // With the focus, it does not close by itself.
  buttonsNamed('Undo')[0]?.focus();
  store.set(documentAtom, (now) => setValue(now, ['titles', 'main'], 'typed'));
  await vi.waitFor(() => expect(buttonsNamed('Undo')).toHaveLength(0), waitTimeoutMs);
  expect(sections(store)).toEqual(['b']);
});

test('a hidden block has a flag of its own, which goes when it is shown again; a message undoes both', async () => {
  const store = await openSite();
  const first = () => (store.get(documentAtom).value as typeof site).pages['/'].sections[0];
  buttonsNamed('Hide')[0]?.click();
  await vi.waitFor(() => expect(first()).toEqual({ id: 'a', type: 'Text', hidden: true }), waitTimeoutMs);
  buttonsNamed('Show')[0]?.click();
  await vi.waitFor(() => expect(first()).toEqual({ id: 'a', type: 'Text' }), waitTimeoutMs);
  await vi.waitFor(() => expect(document.body.textContent).toContain('shown again'), waitTimeoutMs);
  buttonsNamed('Undo')[0]?.click();
  await vi.waitFor(() => expect(first()).toEqual({ id: 'a', type: 'Text', hidden: true }), waitTimeoutMs);
});

test('a slot of a page becomes the template’s by a copy, because without it the page has the shared one', async () => {
  const store = await openSite();
  const slots = () =>
    (store.get(documentAtom).value as { pages: { '/': { slots?: unknown } } }).pages['/'].slots;
  store.set(documentAtom, (now) => setValue(now, ['pages', '/', 'slots'], { header: { id: 'own' } }));
  buttonsNamed('As in the template')[0]?.click();
  await vi.waitFor(() => expect(slots()).toEqual({ header: null }), waitTimeoutMs);
});

test('with a syntax error in the JSON nothing changes, and nothing is reported as done', async () => {
  const store = await openSite();
  const broken = JSON.stringify(site).replace(',', '');
  store.set(documentAtom, (now) => replaceText(now, broken));
  const { path } = firstSection;
  store.set(selectionAtom, path);
  await vi.waitFor(() => expect(document.querySelector('output')).not.toBeNull(), waitTimeoutMs);
  for (const name of ['Hide', 'Remove', 'Down']) buttonsNamed(name)[0]?.click();
  // Messages before this one would be shown with it.
  showToast('After the clicks');
  await vi.waitFor(() => expect(document.body.textContent).toContain('After the clicks'), waitTimeoutMs);
  expect(document.body.textContent).not.toMatch(/has been removed|is hidden/);
  expect(store.get(selectionAtom)).toBe(path);
  expect(store.get(documentAtom).text).toBe(broken);
});
