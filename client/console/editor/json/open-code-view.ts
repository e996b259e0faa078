import { closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, indentWithTab } from '@codemirror/commands';
import { foldGutter, foldKeymap } from '@codemirror/language';
import { lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { Annotation, EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { updateSchema } from 'codemirror-json-schema';
import type { Finding, OperatorLanguage } from '#schemas/operator/finding.ts';
import { differencesOf } from '../document/difference.ts';
import type { Path } from '../document/parse-document.ts';
import { codeTheme } from './code-theme.ts';
import { jsonWithComments } from './json-with-comments.ts';
import { marksOf } from './marks.ts';
import { pathAt, rangeOf } from './text-places.ts';

type CodeViewOptions = {
  text: string;
  label: string;
  isReadOnly: boolean;
  onText: (text: string) => void;
  /** The cursor was put at the value with this path. */
  onPath: (path: Path | null) => void;
  onUndo: () => void;
  onRedo: () => void;
};

export type CodeView = {
  show: (text: string) => void;
  reveal: (path: Path | null) => void;
  mark: (findings: readonly Finding[], language: OperatorLanguage) => void;
  setSchema: (schema: Record<string, unknown>) => void;
  close: () => void;
};

/** Marks changes that come from the document and not from typing. */
const fromDocument = Annotation.define<true>();

/**
 * Opens CodeMirror in a shadow root: there it adds its styles by constructed style sheets, which the content security
 * policy of the console allows.
 */
export function openCodeView(place: HTMLElement, options: CodeViewOptions): CodeView {
  const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' });
  let known: Path | null = null;
  const listener = EditorView.updateListener.of((update) => {
    if (update.transactions.some((one) => one.annotation(fromDocument))) return;
    const text = update.state.doc.toString();
    if (update.docChanged) options.onText(text);
    if (!(update.docChanged || update.selectionSet)) return;
    const path = pathAt(text, update.state.selection.main.head);
    if (JSON.stringify(path) === JSON.stringify(known)) return;
    known = path;
    options.onPath(path);
  });
  const run = (command: () => void) => () => {
    command();
    return true;
  };
  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: options.text,
      extensions: [
        jsonWithComments(),
        keymap.of([
          { key: 'Mod-z', run: run(options.onUndo), preventDefault: true },
          { key: 'Mod-Shift-z', run: run(options.onRedo), preventDefault: true },
          { key: 'Mod-y', run: run(options.onRedo), preventDefault: true },
          ...closeBracketsKeymap,
          ...completionKeymap,
          ...foldKeymap,
          ...lintKeymap,
          ...defaultKeymap,
          indentWithTab,
        ]),
        [lineNumbers(), foldGutter(), lintGutter(), drawSelection(), highlightActiveLine(), codeTheme],
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': options.label }),
        EditorState.readOnly.of(options.isReadOnly),
        listener,
      ],
    }),
  });
  return {
    show: (text) => {
      const shown = view.state.doc.toString();
      if (shown === text) return;
      // The cursor stays where it is between two changes of others.
      const changes = differencesOf(shown, text).map(({ offset, removed, added }) => {
        return { from: offset, to: offset + removed.length, insert: added };
      });
      view.dispatch({ changes, annotations: fromDocument.of(true) });
    },
    reveal: (path) => {
      if (path === null || JSON.stringify(path) === JSON.stringify(known)) return;
      known = path;
      const range = rangeOf(view.state.doc.toString(), path);
      if (!range) return;
      const effects = EditorView.scrollIntoView(range.from, { y: 'center' });
      view.dispatch({ selection: { anchor: range.from }, effects, annotations: fromDocument.of(true) });
    },
    mark: (findings, language) => {
      const marks = marksOf(view.state.doc.toString(), findings, language);
      view.dispatch(setDiagnostics(view.state, marks));
    },
    setSchema: (schema) => updateSchema(view, schema as Parameters<typeof updateSchema>[1]),
    close: () => view.destroy(),
  };
}
