// @vitest-environment jsdom
import { createStore, useAtomValue } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { buttonsNamed, closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { createDocument } from '../document/site-document.ts';
import { documentAtom } from '../state/document-atoms.ts';
import { pageTree } from '../tree/page-tree.ts';
import { FormPane } from './FormPane.tsx';
import { useNodeEdits } from './use-node-edits.ts';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.mock('@lingui/core/macro', () => import('#tests/setup/console-macros.tsx'));
afterEach(closeConsole);

const site = (section: object) => ({ formatVersion: 1, pages: { '/': { sections: [section] } } });

/** The editor, with the first section chosen. */
function Editor() {
  const { value: document } = useAtomValue(documentAtom);
  const rows = pageTree(document, undefined, '/');
  return (
    <FormPane
      form={{ schema: {}, setValue: () => {}, languages: ['ko'], findingsAt: () => [], document }}
      page="/"
      template={undefined}
      selected={rows.find(({ kind }) => kind === 'node')}
      explanation={undefined}
      edits={useNodeEdits(undefined, '/', rows)}
      onSelect={() => {}}
      onAdd={() => {}}
      isReadOnly={false}
    />
  );
}

test('the form of a hidden block shows it again', async () => {
  const store = createStore();
  store.set(documentAtom, createDocument(JSON.stringify(site({ id: 'a', type: 'Text', hidden: true }))));
  renderConsole(store, <Editor />);
  await vi.waitFor(() => expect(buttonsNamed('Show again')).toHaveLength(1), waitTimeoutMs);
  buttonsNamed('Show again')[0]?.click();
  await vi.waitFor(() => expect(buttonsNamed('Show again')).toEqual([]), waitTimeoutMs);
  expect(store.get(documentAtom).value).toEqual(site({ id: 'a', type: 'Text' }));
});
