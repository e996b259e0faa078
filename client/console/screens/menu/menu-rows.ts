import type { Json } from '#schemas/json.ts';
import { isObject, objectOf } from '../../editor/document/json-object.ts';
import { jsonAt, type Path } from '../../editor/document/parse-document.ts';

/** A menu entry. `key` is its position as in its path: `2` or `2.0`. */
export type MenuRow = {
  key: string;
  path: Path;
  title: Json | undefined;
  url: string;
  useWidget: string | undefined;
  /** What is no object, and can only be changed as JSON or removed. */
  isInvalid: boolean;
  children: MenuRow[];
};

/** The entries of a menu in any state between two edits. */
export function menuRows(document: Json | undefined): MenuRow[] {
  return rowsOf(jsonAt(document, ['menu']), ['menu']);
}

function rowsOf(list: Json | undefined, path: Path): MenuRow[] {
  if (!Array.isArray(list)) return [];
  return list.map((entry, index) => {
    const { title, url, useWidget, subList } = objectOf(entry);
    const own = [...path, index];
    return {
      key: keyOf(own),
      path: own,
      title,
      isInvalid: !isObject(entry),
      url: typeof url === 'string' ? url : '',
      useWidget: typeof useWidget === 'string' ? useWidget : undefined,
      children: path.length === 1 ? rowsOf(subList, [...own, 'subList']) : [],
    };
  });
}

/** `menu[2].subList[0]` → `2.0`. */
export const keyOf = (path: Path): string => path.filter((at) => typeof at === 'number').join('.');

/** Every row, including nested ones. */
export const allRows = (rows: readonly MenuRow[]): MenuRow[] => rows.flatMap((row) => [row, ...row.children]);
