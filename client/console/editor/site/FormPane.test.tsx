// @vitest-environment jsdom
import { createStore, useAtomValue } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { buttonsNamed, closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { typeInto } from '#tests/setup/type-into.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { createDocument, moveNode, undo } from '../document/site-document.ts';
import { documentAtom, selectionAtom, stepAtom } from '../state/document-atoms.ts';
import { useDocument } from '../state/use-document.ts';
import { pageTree } from '../tree/page-tree.ts';
import { rowAt } from '../tree/row-at.ts';
import { shownNodes } from '../tree/shown-nodes.ts';
import { FormPane } from './FormPane.tsx';
import { useNodeEdits } from './use-node-edits.ts';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.mock('@lingui/core/macro', () => import('#tests/setup/console-macros.tsx'));
afterEach(closeConsole);

const site = (...sections: object[]) => ({ formatVersion: 1, pages: { '/': { sections } } });
const at = (index: number) => ['pages', '/', 'sections', index];
const schema = { $defs: { Node: { properties: { id: { type: 'string' } } } } };

/** The form of the chosen section. */
function Editor({ onCorrect }: { onCorrect?: () => void }) {
  const { value: document, setValue } = useDocument();
  const focus = useAtomValue(selectionAtom);
  const rows = pageTree(document, undefined, '/');
  return (
    <FormPane
      form={{ schema, setValue, languages: ['ko'], findingsAt: () => [], document, focus }}
      page="/"
      template={undefined}
      selected={rowAt(rows, focus)}
      explanation={undefined}
      nodes={shownNodes(undefined, rows)}
      edits={useNodeEdits(undefined, '/', rows)}
      onSelect={() => {}}
      onAdd={() => {}}
      onCorrect={onCorrect}
      isReadOnly={false}
    />
  );
}

/** The document with these sections, of which the first is chosen. */
function open(...sections: object[]) {
  const store = createStore();
  store.set(documentAtom, createDocument(JSON.stringify(site(...sections))));
  store.set(selectionAtom, at(0));
  return store;
}

test('the form of a hidden block shows it again', async () => {
  const store = open({ id: 'a', type: 'Text', hidden: true });
  renderConsole(store, <Editor />);
  await vi.waitFor(() => expect(buttonsNamed('Show again')).toHaveLength(1), waitTimeoutMs);
  buttonsNamed('Show again')[0]?.click();
  await vi.waitFor(() => expect(buttonsNamed('Show again')).toEqual([]), waitTimeoutMs);
  expect(store.get(documentAtom).value).toEqual(site({ id: 'a', type: 'Text' }));
});

test('with a syntax error in the JSON nothing can be typed, and a notice leads to the JSON view', async () => {
  const store = open({ id: 'a', type: 'Text', hidden: true });
  const onCorrect = vi.fn<() => void>();
  renderConsole(store, <Editor onCorrect={onCorrect} />);
  await vi.waitFor(
    () => expect(buttonsNamed('Show again')[0]?.matches(':disabled')).toBe(true),
    waitTimeoutMs,
  );
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('syntax error');
  buttonsNamed('Correct it in the JSON view')[0]?.click();
  expect(onCorrect).toHaveBeenCalledTimes(1);
});

test('the name of a block is typed in one go, and its form stays while the block moves', async () => {
  const store = open({ id: 'a', type: 'Text' }, { id: 'b', type: 'Text' });
  renderConsole(store, <Editor />);
  await vi.waitFor(() => expect(document.querySelector('input')).not.toBeNull(), waitTimeoutMs);
  const input = document.querySelector('input');
  input?.focus();
  const expectName = async (name: string) => {
    await vi.waitFor(() => expect(document.querySelector('input')?.value).toBe(name), waitTimeoutMs);
    expect(document.activeElement).toBe(input);
  };
  const expectPlace = (index: number) =>
    vi.waitFor(() => {
      const path = JSON.stringify([...at(index), 'id']);
      expect(input?.closest<HTMLElement>('[data-path]')?.dataset.path).toBe(path);
    }, waitTimeoutMs);
  for (const name of ['w', 'wi', '']) {
    typeInto('Name', name);
    await expectName(name);
  }
  typeInto('Name', 'winter');
  await expectName('winter');
  store.set(stepAtom, (now) => moveNode(now, at(0), at(0).slice(0, -1), 1));
  await expectPlace(1);
  await expectName('winter');
  store.set(stepAtom, undo);
  await expectPlace(0);
  store.set(stepAtom, undo);
  await expectName('a');

  store.set(selectionAtom, at(1));
  await vi.waitFor(() => expect(document.querySelector('input')?.value).toBe('b'), waitTimeoutMs);
  expect(input?.isConnected).toBe(false);
});
