import type { Json } from '#schemas/json.ts';
import { jsonAt, type Path } from './parse-document.ts';

/**
 * Where a path leads after a change that moved nodes, such as an undo: nodes are recognized by their ids. One whose id
 * alone has changed is the same.
 * @returns the same path unless its innermost node has moved; null if that node is gone
 */
export function followNode(before: Json | undefined, after: Json | undefined, path: Path): Path | null {
  if (before === undefined || after === undefined) return path;
  const { length } = innermostNode(before, path);
  const [node, atPath] = [jsonAt(before, path.slice(0, length)), jsonAt(after, path.slice(0, length))];
  const id = idOf(node);
  if (!id || idOf(atPath) === id) return path;
  // The template's page or slot takes the place of the document's.
  if (jsonAt(after, path.slice(0, 2)) === undefined) return path;
  // Ids are unique on a page, and in the slots of all pages.
  const part = path.slice(0, path[0] === 'pages' ? 2 : 1);
  const found = pathOf(id, jsonAt(after, part), part);
  if (found) return [...found, ...path.slice(length)];
  const other = idOf(atPath);
  const isRenamed =
    other !== undefined &&
    withoutId(node) === withoutId(atPath) &&
    !pathOf(other, jsonAt(before, part), part);
  return isRenamed ? path : null;
}

const withoutId = (node: Json | undefined) => JSON.stringify({ ...(node as object), id: undefined });

/** The path of the innermost node on the way to a value; empty if it is in none. */
export function innermostNode(document: Json | undefined, path: Path): Path {
  let length = path.length;
  while (length > 0 && !idOf(jsonAt(document, path.slice(0, length)))) length -= 1;
  return path.slice(0, length);
}

function idOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, type } = value as { id?: unknown; type?: unknown };
  return typeof id === 'string' && typeof type === 'string' ? id : undefined;
}

function pathOf(id: string, value: unknown, path: Path): Path | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (idOf(value) === id) return path;
  const isList = Array.isArray(value);
  for (const [key, inner] of Object.entries(value)) {
    const found = pathOf(id, inner, [...path, isList ? Number(key) : key]);
    if (found) return found;
  }
  return undefined;
}
