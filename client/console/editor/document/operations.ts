import type { Node } from 'jsonc-parser';
import type { Json } from '#schemas/json.ts';
import { insertMember, removeMember } from './edit-members.ts';
import { isObject } from './json-object.ts';
import { indentAt, memberIndent, reindent, writeJson } from './layout.ts';
import { type OwnComments, ownComments } from './own-comments.ts';
import { membersOf, nodeAt, type Path, positionOf, readJson, treeOf } from './parse-document.ts';

/**
 * Operations on the text of a document by path. Everything that they do not concern stays as it is, byte for byte. An
 * operation that a document has no place for returns the text unchanged.
 */

/** Removes a property, or an item of a list. */
export function removeAtPath(text: string, path: Path): string {
  const at = path.at(-1);
  const container = nodeAt(treeOf(text), path.slice(0, -1));
  if (at === undefined || !container) return text;
  const position = positionOf(container, at);
  return position < 0 ? text : removeMember(text, container, position);
}

/** Gives a property another name. Its place, value and comments stay. */
export function renameAtPath(text: string, path: Path, name: string): string {
  const container = nodeAt(treeOf(text), path.slice(0, -1));
  const at = path.at(-1);
  if (at === undefined || container?.type !== 'object') return text;
  const key = membersOf(container)[positionOf(container, at)]?.node.children?.[0];
  if (!key || positionOf(container, name) >= 0) return text;
  return text.slice(0, key.offset) + JSON.stringify(name) + text.slice(key.offset + key.length);
}

/** Sets a value; lists and objects on the way to it that are missing are created. Equal parts of it stay as they are. */
export function setAtPath(text: string, path: Path, value: Json): string {
  const root = treeOf(text);
  const existing = nodeAt(root, path);
  if (existing) return changeValue(text, path, existing, value);
  let depth = path.length - 1;
  while (depth > 0 && !nodeAt(root, path.slice(0, depth))) depth -= 1;
  const container = nodeAt(root, path.slice(0, depth));
  const at = path[depth];
  if (!container || at === undefined) return text;
  const nested = path
    .slice(depth + 1)
    .reduceRight<Json>((inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }), value);
  const indent = memberIndent(text, container);
  const raw = writeJson(nested, indent, text);
  if (container.type === 'array' && typeof at === 'number')
    return insertMember(text, container, membersOf(container).length, raw);
  if (container.type !== 'object' || typeof at !== 'string') return text;
  return insertMember(text, container, membersOf(container).length, `${JSON.stringify(at)}: ${raw}`);
}

/** Inserts an item before the one at `index`; beyond the end, it becomes the last. A missing list is created. */
export function insertAtPath(text: string, listPath: Path, index: number, value: Json): string {
  const list = nodeAt(treeOf(text), listPath);
  if (!list) return setAtPath(text, listPath, [value]);
  return insertRaw(text, list, index, writeJson(value, memberIndent(text, list), text));
}

/**
 * Moves an item of a list with its comments to a place in this or another list.
 * @param toListPath as it is before the move
 * @param index its place once it has left the old one
 */
export function moveToPath(text: string, fromPath: Path, toListPath: Path, index: number): string {
  const root = treeOf(text);
  const node = nodeAt(root, fromPath);
  const target = nodeAt(root, toListPath);
  if (!node || typeof fromPath.at(-1) !== 'number' || startsWith(toListPath, fromPath)) return text;
  if (target && target.type !== 'array') return text;
  const raw = text.slice(node.offset, node.offset + node.length);
  const from = indentAt(text, node.offset);
  const source = nodeAt(root, fromPath.slice(0, -1));
  const comments = source && ownComments(text, source, Number(fromPath.at(-1)));
  const rest = removeAtPath(text, fromPath);
  const listPath = afterRemoval(toListPath, fromPath);
  const ready = target ? rest : setAtPath(rest, listPath, []);
  const list = nodeAt(treeOf(ready), listPath);
  return list?.type === 'array'
    ? insertRaw(ready, list, index, reindent(raw, from, memberIndent(ready, list)), comments)
    : text;
}

/** Where a path leads after the item at `removed` has left its list. */
export function afterRemoval(path: Path, removed: Path): Path {
  const depth = removed.length - 1;
  const [at, gone] = [path[depth], removed[depth]];
  const isAfter = typeof at === 'number' && typeof gone === 'number' && at > gone;
  return isAfter && startsWith(path, removed.slice(0, -1)) ? path.with(depth, at - 1) : path;
}

export const startsWith = (path: Path, start: Path): boolean =>
  start.length <= path.length && start.every((at, index) => at === path[index]);

function insertRaw(text: string, list: Node, index: number, raw: string, comments?: OwnComments): string {
  if (list.type !== 'array') return text;
  return insertMember(text, list, Math.max(0, Math.min(index, membersOf(list).length)), raw, comments);
}

function changeValue(text: string, path: Path, node: Node, value: Json): string {
  const before = readJson(text.slice(node.offset, node.offset + node.length));
  if (isEqual(before, value)) return text;
  if (isObject(before) && isObject(value)) {
    const gone = Object.keys(before).filter((key) => !Object.hasOwn(value, key));
    const removed = gone.reduce((out, key) => removeAtPath(out, [...path, key]), text);
    return Object.entries(value).reduce((out, [key, item]) => setAtPath(out, [...path, key], item), removed);
  }
  if (Array.isArray(before) && Array.isArray(value) && before.length > 0 && value.length > 0)
    return changeList(text, path, before, value);
  const raw = writeJson(value, indentAt(text, node.offset), text);
  return text.slice(0, node.offset) + raw + text.slice(node.offset + node.length);
}

/** Changes what differs between the equal beginnings and ends of two lists. */
function changeList(text: string, path: Path, before: Json[], after: Json[]): string {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isEqual(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isEqual(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const [gone, added] = [before.length - start - end, after.slice(start, after.length - end)];
  let out = text;
  for (let index = gone; index > added.length; index -= 1)
    out = removeAtPath(out, [...path, start + index - 1]);
  for (const [index, item] of added.entries())
    out =
      index < gone
        ? setAtPath(out, [...path, start + index], item)
        : insertAtPath(out, path, start + index, item);
  return out;
}

/** Equal values, whatever the order of keys. */
export function isEqual(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => isEqual(item, other[index]))
    );
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isEqual(one[key], other[key]))
  );
}
