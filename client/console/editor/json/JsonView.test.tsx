// @vitest-environment jsdom
import { EditorView } from '@codemirror/view';
import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { buttonsNamed, closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { createDocument, withChangesOfOthers } from '../document/site-document.ts';
import { documentAtom, stepAtom } from '../state/document-atoms.ts';
import { Component as JsonView } from './JsonView.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));
vi.mock('@lingui/core/macro', () => import('#tests/setup/console-macros.tsx'));
// Node cannot load this package; browsers get it bundled.
vi.mock('codemirror-json-schema', () => ({ updateSchema: () => undefined }));
vi.mock('./json-with-comments.ts', () => ({ jsonWithComments: () => [] }));
vi.stubGlobal('fetch', async () => Response.json({ findings: [] }));
// jsdom has no layout.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
afterEach(closeConsole);

const textOf = (value: object) => JSON.stringify(value, null, 2);

async function openView(text: string) {
  const store = createStore();
  store.set(documentAtom, createDocument(text));
  renderConsole(store, <JsonView />);
  const view = await vi.waitFor(() => {
    const place = document.querySelector('.JsonView-text')?.shadowRoot?.querySelector('.cm-editor');
    const found = place && EditorView.findFromDOM(place as HTMLElement);
    if (!found) throw new Error('No code view yet');
    return found;
  }, waitTimeoutMs);
  return {
    view,
    now: () => store.get(documentAtom).text,
    changeAsColleague: (next: string) => store.set(stepAtom, (now) => withChangesOfOthers(now, next)),
  };
}

test('a key pressed just after a colleague’s change arrives leaves that change in the document', async () => {
  const { view, now, changeAsColleague } = await openView(textOf({ a: 1, b: 2, c: 'typed' }));
  view.dispatch({ selection: { anchor: view.state.doc.toString().indexOf('typed') + 5 } });
  changeAsColleague(textOf({ b: 2, c: 'typed' }));
  for (const letter of ['!', '?']) view.dispatch(view.state.replaceSelection(letter));
  expect(now()).toBe(textOf({ b: 2, c: 'typed!?' }));
  expect(view.state.doc.toString()).toBe(now());
});

test('formatting leaves what a colleague changes while the formatter is loaded', async () => {
  const { now, changeAsColleague } = await openView('{"a": 1, "b": 2}');
  buttonsNamed('Format')[0]?.click();
  changeAsColleague('{"b": 2}');
  await vi.waitFor(() => expect(now()).toBe(textOf({ b: 2 })), waitTimeoutMs);
});
