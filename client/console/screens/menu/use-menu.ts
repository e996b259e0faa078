import { useState } from 'react';
import type { Path } from '../../editor/document/parse-document.ts';
import type { useOpenSite } from '../document/use-open-site.ts';
import { allRows, keyOf, type MenuRow, menuRows } from './menu-rows.ts';
import { type Destination, moveEntry, newEntry, pathAfter } from './move-entry.ts';

/** The menu of the open document, the chosen entry, and what can be done with both. Each edit is one step of undo. */
export function useMenu({ document, editor, languages }: ReturnType<typeof useOpenSite>) {
  const [key, select] = useState<string | null>(null);
  const rows = menuRows(document);
  const all = allRows(rows);
  const selected = all.find((row) => row.key === key);
  const [main = 'ko'] = languages;
  const insert = (list: Path, index: number) => {
    editor.insertNode(list, index, newEntry(main));
    select(keyOf([...list, index]));
  };
  return {
    rows,
    all,
    selected,
    select,
    move: (row: MenuRow, to: Destination) => {
      editor.replaceText(moveEntry(editor.text, row, to));
      select(keyOf(pathAfter(row, to)));
    },
    /** Behind the chosen entry of the first level, or at the end. */
    add: () => {
      const at = selected?.path[1];
      insert(['menu'], typeof at === 'number' ? at + 1 : rows.length);
    },
    addBelow: (row: MenuRow) => insert([...row.path, 'subList'], row.children.length),
    remove: (row: MenuRow) => {
      editor.removeAt(row.path);
      const index = Number(row.path.at(-1));
      const list = row.path.slice(0, -1);
      const siblings = all.filter((one) => one.path.length === row.path.length && one.key !== row.key);
      const hasNext = siblings.some(
        (one) => keyOf(one.path.slice(0, -1)) === keyOf(list) && Number(one.path.at(-1)) > index,
      );
      select(hasNext ? row.key : index > 0 ? keyOf([...list, index - 1]) : null);
    },
  };
}

export type MenuEditor = ReturnType<typeof useMenu>;
