import { findNodeAtLocation } from 'jsonc-parser';
import { languageCodes } from '#schemas/language-codes.ts';
import { type Node, type Path, propertyOf } from '../json/tree.ts';

/** Where a value is in a site document, in its terms. */
export type Place = {
  /** Key of the page. */
  page?: string;
  /** Name of the global slot. */
  slot?: string;
  /** The innermost node around the value; `isOnly`: no other node of its type is on the page. */
  node?: { id: string; type: string; isOnly: boolean };
  /** Entry of the menu or of another list at the top of the document: its URL. */
  entry?: { list: string; name: string };
  /** From the node, page or document to the value; empty if it is the place itself. */
  field: Path;
  /** The language of a text. */
  language?: string;
};

const text = (node: Node | undefined, name: string): string | undefined => {
  const found = propertyOf(node, name);
  return typeof found?.value === 'string' ? found.value : undefined;
};

/** The node of a layout that a JSON value is, if it is one. */
function layoutNode(node: Node | undefined): { id: string; type: string } | undefined {
  const [id, type] = [text(node, 'id'), text(node, 'type')];
  return id !== undefined && type !== undefined && propertyOf(node, 'data') ? { id, type } : undefined;
}

/** Finds the place of a value. @param root of the document that has the path */
export function placeOf(root: Node, path: Path): Place {
  const place: Place = { field: [] };
  let start = 0;
  for (let depth = 1; depth <= path.length; depth += 1) {
    const [before, name] = [path[depth - 2], path[depth - 1]];
    if (depth === 2 && before === 'pages') [place.page, start] = [String(name), depth];
    if (before === 'slots' && depth === (path[0] === 'pages' ? 4 : 2))
      [place.slot, start] = [String(name), depth];
    const value = findNodeAtLocation(root, path.slice(0, depth));
    const found = layoutNode(value);
    if (found) {
      place.node = { ...found, isOnly: countOf(root, place.page, found.type) < 2 };
      start = depth;
    }
    if (depth > 1 && typeof name === 'number' && place.page === undefined && !place.node) {
      const address = text(value, 'url') ?? text(value, 'languageCode');
      if (address !== undefined) {
        place.entry = { list: String(path[0]), name: address };
        start = depth;
      }
    }
  }
  place.field = path.slice(start);
  const last = place.field.at(-1);
  const parent = findNodeAtLocation(root, path.slice(0, -1));
  if (isLanguage(last) && place.field.length > 1 && isText(parent)) {
    place.language = last;
    place.field = place.field.slice(0, -1);
  }
  // Nodes have nearly everything in `data`.
  if (place.node && place.field[0] === 'data' && place.field.length > 1) place.field = place.field.slice(1);
  return place;
}

const isLanguage = (name: unknown): name is string => (languageCodes as readonly unknown[]).includes(name);
const isText = (node: Node | undefined): boolean =>
  node?.type === 'object' && (node.children ?? []).every(({ children }) => isLanguage(children?.[0]?.value));

const counts = new WeakMap<Node, Map<string, number>>();

/** How many nodes of a type a page has, or the document's own slots. */
function countOf(root: Node, page: string | undefined, type: string): number {
  const known = counts.get(root) ?? countAll(root);
  counts.set(root, known);
  return known.get(`${page ?? ''} ${type}`) ?? 0;
}

function countAll(root: Node): Map<string, number> {
  const found = new Map<string, number>();
  const count = (node: Node, page: string) => {
    const type = layoutNode(node)?.type;
    if (type !== undefined) found.set(`${page} ${type}`, (found.get(`${page} ${type}`) ?? 0) + 1);
    for (const child of node.children ?? []) count(child, page);
  };
  for (const { children: [key, value] = [] } of propertyOf(root, 'pages')?.children ?? [])
    if (key && value) count(value, String(key.value));
  const slots = propertyOf(root, 'slots');
  if (slots) count(slots, '');
  return found;
}
