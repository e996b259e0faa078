// @vitest-environment jsdom
import { EditorView } from '@codemirror/view';
import { expect, test, vi } from 'vitest';
import { openCodeView } from './open-code-view.ts';

// Node cannot load this package; browsers get it bundled.
vi.mock('codemirror-json-schema', () => ({ updateSchema: () => undefined }));
vi.mock('./json-with-comments.ts', () => ({ jsonWithComments: () => [] }));

test('the cursor stays in its place when others change what is before and behind it', () => {
  const site = (title: string, menu: string) => JSON.stringify({ title, text: 'typed', menu }, null, 2);
  const place = document.body.appendChild(document.createElement('div'));
  const nothing = () => undefined;
  const { show, close } = openCodeView(place, {
    text: site('old', 'old'),
    label: 'JSON',
    isReadOnly: false,
    onText: nothing,
    onPath: nothing,
    onUndo: nothing,
    onRedo: nothing,
  });
  const view = EditorView.findFromDOM(place.shadowRoot?.querySelector('.cm-editor') as HTMLElement);
  const cursor = (text: string) => text.indexOf('typed') + 'typed'.length;
  view?.dispatch({ selection: { anchor: cursor(site('old', 'old')) } });
  const changed = site('of a colleague', 'of a colleague');
  show(changed);
  expect(view?.state.doc.toString()).toBe(changed);
  expect(view?.state.selection.main.head).toBe(cursor(changed));
  close();
});
