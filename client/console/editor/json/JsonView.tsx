import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom, useStore } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import { documentAtom, selectionAtom } from '../state/document-atoms.ts';
import { useDocument } from '../state/use-document.ts';
import { useFindings } from '../state/use-findings.ts';
import { type CodeView, openCodeView } from './open-code-view.ts';
import { useSiteSchema } from './use-site-schema.ts';

/** The document as JSON. Typing is a step of undo, and the cursor is the selection of the editor. */
export function Component({ isReadOnly = false }: { isReadOnly?: boolean }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { text, replaceText, format, undo, redo } = useJsonDocument();
  const [selection, select] = useAtom(selectionAtom);
  const { findings, checked } = useFindings();
  const schema = useSiteSchema(language);
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<CodeView>();
  const label = t`The document as JSON`;
  const store = useStore();
  const open = useEffectEvent((element: HTMLElement, settings: { label: string; isReadOnly: boolean }) =>
    openCodeView(element, {
      ...settings,
      text: store.get(documentAtom).text,
      onText: (typed) => replaceText(typed, 'json'),
      onPath: select,
      onUndo: undo,
      onRedo: redo,
    }),
  );
  useEffect(() => {
    if (!place.current) return undefined;
    const opened = open(place.current, { label, isReadOnly });
    setView(opened);
    // Not after a rendering: a key pressed before it would take back what a colleague has just changed.
    const stop = store.sub(documentAtom, () => opened.show(store.get(documentAtom).text));
    return () => {
      stop();
      opened.close();
    };
  }, [store, label, isReadOnly]);
  useEffect(() => view?.reveal(selection), [view, selection]);
  useEffect(() => {
    if (schema) view?.setSchema(schema);
  }, [view, schema]);
  useEffect(() => {
    if (checked === text) view?.mark(findings, language);
  }, [view, findings, checked, text, language]);
  return (
    <section className="JsonView" aria-label={label}>
      <div className="JsonView-bar">
        <Button kind="quiet" isDisabled={isReadOnly} onPress={format}>
          <Trans>Format</Trans>
        </Button>
        <span className="Field-help">
          <Trans>Ctrl+Space completes. Esc, then Tab leaves the text.</Trans>
        </span>
      </div>
      <div ref={place} className="JsonView-text" />
    </section>
  );
}

function useJsonDocument() {
  const document = useDocument();
  const store = useStore();
  const format = () => {
    void import('jsonc-parser').then(({ applyEdits, format: formatted }) => {
      const options = { tabSize: 2, insertSpaces: true, keepLines: false };
      const { text } = store.get(documentAtom);
      document.replaceText(applyEdits(text, formatted(text, undefined, options)));
    });
  };
  return { ...document, format };
}
