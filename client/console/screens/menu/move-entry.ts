import type { Json } from '#schemas/json.ts';
import { moveToPath, removeAtPath } from '../../editor/document/operations.ts';
import { jsonAt, type Path, readJson } from '../../editor/document/parse-document.ts';
import { keyOf, type MenuRow } from './menu-rows.ts';

/** Where an entry goes: `index` is its place once it has left the old one; `list` is as before the move. */
export type Destination = { list: Path; index: number };
export type DropPosition = 'before' | 'on' | 'after';

const isTop = ({ path }: MenuRow) => path.length === 2;
const indexOf = ({ path }: MenuRow) => Number(path.at(-1));
const listOf = ({ path }: MenuRow) => path.slice(0, -1);

/**
 * Where an entry goes that is dropped at another one: beside it, or into its submenu. The menu has two levels, so an entry
 * with a submenu goes into none.
 * @returns undefined where it may not go, or already is
 */
export function destinationOf(
  entry: MenuRow,
  target: MenuRow,
  position: DropPosition,
): Destination | undefined {
  if (target.key === entry.key || target.key.startsWith(`${entry.key}.`)) return undefined;
  if (position === 'on') {
    if (!isTop(target) || target.isInvalid || entry.children.length > 0) return undefined;
    const isInside = target.children.some(({ key }) => key === entry.key);
    if (isInside) return undefined;
    return { list: [...target.path, 'subList'], index: target.children.length };
  }
  if (!isTop(target) && entry.children.length > 0) return undefined;
  const list = listOf(target);
  const isSameList = keyOf(list) === keyOf(listOf(entry)) && list.length === listOf(entry).length;
  const place = indexOf(target) + (position === 'after' ? 1 : 0);
  const index = isSameList && indexOf(entry) < place ? place - 1 : place;
  return isSameList && index === indexOf(entry) ? undefined : { list, index };
}

/** Where the keyboard and the buttons move an entry. */
export function destinationsOf(entry: MenuRow, rows: readonly MenuRow[]) {
  const parent = rows.find(({ children }) => children.some(({ key }) => key === entry.key));
  const siblings = parent ? parent.children : rows;
  const at = indexOf(entry);
  const [before, after] = [siblings[at - 1], siblings[at + 1]];
  return {
    up: before && destinationOf(entry, before, 'before'),
    down: after && destinationOf(entry, after, 'after'),
    /** Into the submenu of the entry before. */
    indent: !parent && before ? destinationOf(entry, before, 'on') : undefined,
    /** Out of its submenu, behind the entry that it was below. */
    outdent: parent && destinationOf(entry, parent, 'after'),
  };
}

/** Moves an entry in the text of a document, as one change. An entry of a submenu has none of its own. */
export function moveEntry(text: string, { path }: MenuRow, { list, index }: Destination): string {
  const entry = jsonAt(readJson(text), path);
  const hasOwnList = typeof entry === 'object' && entry !== null && 'subList' in entry;
  const ready = hasOwnList && list.length > 1 ? removeAtPath(text, [...path, 'subList']) : text;
  return moveToPath(ready, path, list, index);
}

/** The path of a moved entry. */
export function pathAfter({ path }: MenuRow, { list, index }: Destination): Path {
  const [, parent] = list;
  const [, from] = path;
  // An entry of the first level that leaves it moves those behind it up.
  const shift = path.length === 2 && typeof parent === 'number' && Number(from) < parent ? 1 : 0;
  return typeof parent === 'number' ? ['menu', parent - shift, 'subList', index] : ['menu', index];
}

/** An entry to begin with. */
export const newEntry = (main: string): Json => ({ url: '/', title: { [main]: '' } });
