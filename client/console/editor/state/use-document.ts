import { useAtom, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import type { Json } from '#schemas/json.ts';
import type { Path, SyntaxProblem } from '../document/parse-document.ts';
import * as site from '../document/site-document.ts';
import { documentAtom, stepAtom } from './document-atoms.ts';

type DocumentEditor = {
  text: string;
  /** Undefined while the text has `problems`; edits by path then change nothing. */
  value: Json | undefined;
  problems: readonly SyntaxProblem[];
  canUndo: boolean;
  canRedo: boolean;
  /** Undefined removes the property or item. */
  setValue: (path: Path, value: Json | undefined) => void;
  /** Inserts before the item at `index`; a missing list is created. */
  insertNode: (listPath: Path, index: number, node: Json) => void;
  /** `toListPath` is as before the move, `index` the place once the node has left its old one. */
  moveNode: (fromPath: Path, toListPath: Path, index: number) => void;
  removeAt: (path: Path) => void;
  /** `prepare` changes the copy, for example its id. */
  duplicateNode: (path: Path, prepare?: (copy: Json) => Json) => void;
  /** `group`: changes of one name within a second are one step. */
  replaceText: (text: string, group?: string) => void;
  undo: () => void;
  redo: () => void;
};

/** The open document, with operations that are steps of undo and redo. Their functions never change. */
export function useDocument(): DocumentEditor {
  const [document, update] = useAtom(documentAtom);
  const step = useSetAtom(stepAtom);
  const operations = useMemo(
    () => ({
      setValue: (path: Path, value: Json | undefined) => update((now) => site.setValue(now, path, value)),
      insertNode: (listPath: Path, index: number, node: Json) =>
        update((now) => site.insertNode(now, listPath, index, node)),
      moveNode: (fromPath: Path, toListPath: Path, index: number) =>
        update((now) => site.moveNode(now, fromPath, toListPath, index)),
      removeAt: (path: Path) => update((now) => site.removeAt(now, path)),
      duplicateNode: (path: Path, prepare?: (copy: Json) => Json) =>
        update((now) => site.duplicateNode(now, path, prepare)),
      replaceText: (text: string, group?: string) => update((now) => site.replaceText(now, text, group)),
      undo: () => step(site.undo),
      redo: () => step(site.redo),
    }),
    [update, step],
  );
  const { text, value, problems, past, future } = document;
  return { text, value, problems, canUndo: past.length > 0, canRedo: future.length > 0, ...operations };
}
