import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parse,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { duplicateKeys } from '#engine/resolve/duplicate-keys.ts';
import type { Json } from '#schemas/json.ts';

/** From the root of the document to a value in it. */
export type Path = readonly (string | number)[];

/** Why a text is no document, with the place in it. */
export type SyntaxProblem = { offset: number; length: number; code: string };

type Parsed = { text: string; root: Node | undefined; problems: readonly SyntaxProblem[] };

/** The text that was parsed last: operations on it follow each other, and a large one takes tens of milliseconds. */
let last: Parsed = { text: '', root: undefined, problems: [] };

function parsed(text: string): Parsed {
  if (text === last.text) return last;
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: false });
  const problems = errors.map(({ error, offset, length }) => ({
    offset,
    length,
    code: printParseErrorCode(error),
  }));
  last = { text, root, problems };
  return last;
}

/** Where the text has errors: edits by path need a text without any. */
export function problemsOf(text: string): readonly SyntaxProblem[] {
  const { root, problems } = parsed(text);
  if (problems.length > 0 || !root) return problems;
  return duplicateKeys(root).map(({ path }) => {
    const { offset, length } = nodeAt(root, path) ?? root;
    return { offset, length, code: 'DuplicateKey' };
  });
}

/** @throws Error if the text has syntax errors; callers check `problemsOf` first */
export function treeOf(text: string): Node {
  const { root } = parsed(text);
  if (!root) throw new Error('[editor] the text has no value');
  return root;
}

export const readJson = (text: string): Json => parse(text, [], { allowTrailingComma: false }) as Json;

/** The value of a whole text without errors. Undefined if it is empty. */
export function valueOfText(text: string): Json | undefined {
  const { root } = parsed(text);
  return root && (getNodeValue(root) as Json);
}

/** A member of a container: the property or item, and its value. */
type Member = { node: Node; value: Node };

export function membersOf(container: Node): Member[] {
  return (container.children ?? []).flatMap((node) => {
    const value = container.type === 'object' ? node.children?.[1] : node;
    return value ? [{ node, value }] : [];
  });
}

/** Position of the member with this key or index, or -1. */
export const positionOf = (container: Node, at: string | number): number =>
  container.type === 'object'
    ? membersOf(container).findIndex(({ node }) => node.children?.[0]?.value === at)
    : typeof at === 'number' && container.type === 'array' && at < membersOf(container).length
      ? at
      : -1;

/** The value at a path, or undefined. */
export const nodeAt = (root: Node, path: Path): Node | undefined => findNodeAtLocation(root, [...path]);

/** The JSON value at a path of a parsed document, or undefined. */
export function jsonAt(value: Json | undefined, path: Path): Json | undefined {
  let at: unknown = value;
  for (const key of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
    at = (at as Record<string | number, unknown>)[key];
  }
  return at as Json | undefined;
}
