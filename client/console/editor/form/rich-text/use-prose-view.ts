import { type Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isUndoKey } from '../../../ui/undo-key.ts';
import { toHtml, toProse } from './prose-html.ts';
import { prosePlugins } from './prose-plugins.ts';

type Props = {
  html: string;
  onChange: (html: string) => void;
  /** Attributes of the element with the text. */
  attributes: Record<string, string>;
};

/** The visual editor in an element. */
export function useProseView({ html, onChange, attributes }: Props): {
  place: RefObject<HTMLDivElement | null>;
  /** Undefined before it is shown. */
  state: EditorState | undefined;
  /** Does something to the text, and returns to it. */
  run: (command: Command) => void;
} {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  /** What the editor shows. */
  const shown = useRef(html);
  const [state, setState] = useState<EditorState>();
  const open = useEffectEvent((parent: HTMLElement) => {
    const hasOwnUndo = parent.closest('[data-own-undo]') !== null;
    const editor = new EditorView(parent, {
      state: EditorState.create({
        ...(toProse(html) && { doc: toProse(html) }),
        plugins: prosePlugins(hasOwnUndo),
      }),
      attributes,
      // The view would prevent these keys, and the site editor leave them alone then.
      handleDOMEvents: { keydown: (_, event) => !hasOwnUndo && isUndoKey(event) !== undefined },
      editable: () => parent.closest('fieldset:disabled') === null,
      dispatchTransaction: (transaction) => {
        const next = editor.state.apply(transaction);
        editor.updateState(next);
        setState(next);
        if (transaction.docChanged) write(next);
      },
    });
    return editor;
  });
  const write = useEffectEvent(({ doc }: EditorState) => {
    shown.current = toHtml(doc);
    onChange(shown.current);
  });
  useEffect(() => {
    if (!place.current) return;
    const editor = open(place.current);
    view.current = editor;
    setState(editor.state);
    return () => {
      view.current = null;
      editor.destroy();
    };
  }, []);
  const written = JSON.stringify(attributes);
  useEffect(() => {
    view.current?.setProps({ attributes: JSON.parse(written) });
  }, [written]);
  useEffect(() => {
    const editor = view.current;
    if (!editor || html === shown.current) return;
    // Changed elsewhere, for example by undo.
    shown.current = html;
    const doc = toProse(html);
    if (!doc) return;
    const next = EditorState.create({ doc, plugins: editor.state.plugins });
    editor.updateState(next);
    setState(next);
  }, [html]);
  return {
    place,
    state,
    run: (command) => {
      const editor = view.current;
      if (!editor) return;
      command(editor.state, editor.dispatch, editor);
      editor.focus();
    },
  };
}
