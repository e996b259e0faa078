import { useStore } from 'jotai';
import { useState } from 'react';
import type { Json } from '#schemas/json.ts';
import type { Path } from '../../editor/document/parse-document.ts';
import { documentAtom } from '../../editor/state/document-atoms.ts';
import type { useOpenSite } from '../document/use-open-site.ts';
import { followEntry } from './follow-entry.ts';
import { allRows, keyOf, type MenuRow, menuRows } from './menu-rows.ts';
import { type Destination, moveEntry, newEntry, pathAfter } from './move-entry.ts';

/** The chosen entry. */
type Chosen = {
  key: string;
  /** The document in which it has this key. */
  document: Json;
  /** How often an entry was chosen so far: another number is another entry. */
  count: number;
};

/** The menu of the open document, the chosen entry, and what can be done with both. Each edit is one step of undo. */
export function useMenu({ document, editor, languages }: ReturnType<typeof useOpenSite>) {
  const [chosen, setChosen] = useState<Chosen>({ key: '', document, count: 0 });
  const store = useStore();
  const rows = menuRows(document);
  const all = allRows(rows);
  // The entry stays chosen where a colleague or an undo has moved it.
  const now = chosen.document === document ? chosen : { ...chosen, document, key: keyNow(chosen, rows) };
  if (now !== chosen) setChosen(now);
  const selected = all.find((row) => row.key === now.key);
  const [main = 'ko'] = languages;
  const choose = (key: string, document: Json, isSame: boolean) =>
    setChosen(({ count }) => ({ key, document, count: isSame ? count : count + 1 }));
  /** Chooses an entry by its key after an edit. */
  const place = (key: string, isSame = false) =>
    choose(key, store.get(documentAtom).value ?? document, isSame);
  const insert = (list: Path, index: number) => {
    editor.insertNode(list, index, newEntry(main));
    place(keyOf([...list, index]));
  };
  return {
    rows,
    all,
    selected,
    /** Changes when another entry is chosen, but not when the chosen one moves or gets another link. */
    count: now.count,
    select: (key: string) => choose(key, document, key === now.key),
    move: (row: MenuRow, to: Destination) => {
      editor.replaceText(moveEntry(editor.text, row, to));
      place(keyOf(pathAfter(row, to)), row.key === now.key);
    },
    /** Behind the chosen entry of the first level, or at the end. */
    add: () => {
      const at = selected?.path[1];
      insert(['menu'], typeof at === 'number' ? at + 1 : rows.length);
    },
    addBelow: (row: MenuRow) => insert([...row.path, 'subList'], row.children.length),
    /** @returns what undoes it and chooses the entry again */
    remove: (row: MenuRow): (() => void) => {
      editor.removeAt(row.path);
      const index = Number(row.path.at(-1));
      const list = row.path.slice(0, -1);
      const siblings = all.filter((one) => one.path.length === row.path.length && one.key !== row.key);
      const hasNext = siblings.some(
        (one) => keyOf(one.path.slice(0, -1)) === keyOf(list) && Number(one.path.at(-1)) > index,
      );
      place(hasNext ? row.key : index > 0 ? keyOf([...list, index - 1]) : '');
      return () => {
        editor.undo();
        place(row.key);
      };
    },
  };
}

export type MenuEditor = ReturnType<typeof useMenu>;

/** The key that the chosen entry has among these rows; none if it is gone. */
function keyNow({ key, document }: Chosen, rows: readonly MenuRow[]): string {
  const before = menuRows(document);
  const entry = allRows(before).find((row) => row.key === key);
  return (entry && followEntry(entry, before, rows)?.key) ?? '';
}
