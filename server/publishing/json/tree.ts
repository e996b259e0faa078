import { hash } from 'node:crypto';
import { findNodeAtLocation, getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { duplicateKeys } from '#engine/resolve/duplicate-keys.ts';
import type { Json } from '#schemas/json.ts';
import { excessOf } from '#schemas/layout/document-limits.ts';

export type { Node };
export type Path = (string | number)[];

/** A JSON text with comments and its tree. */
export type Source = { text: string; root: Node };

/** Parses a text. Undefined if it has a syntax error, the same key twice in an object, or too many levels or values. */
export function readSource(text: string): Source | undefined {
  if (excessOf(text)) return undefined;
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: false });
  return root && errors.length === 0 && duplicateKeys(root).length === 0 ? { text, root } : undefined;
}

export const sliceOf = (text: string, { offset, length }: Node): string =>
  text.slice(offset, offset + length);

export const jsonOf = (node: Node): Json => getNodeValue(node) as Json;

/** Properties of an object, or items of an array: `at` is the key or index, `node` includes the key. */
export type Member = { at: string | number; node: Node; value: Node };

const membersInOrder = ({ type, children = [] }: Node): [name: string | number, Member][] =>
  children.flatMap((node, index): [string | number, Member][] => {
    const [key, value] = type === 'object' ? (node.children ?? []) : [undefined, node];
    if (!value) return [];
    const at = key ? String(key.value) : index;
    return [[at, { at, node, value }]];
  });

/** The value of a property of an object. */
export const propertyOf = (node: Node | undefined, name: string): Node | undefined =>
  node && findNodeAtLocation(node, [name]);

const stringIn = (node: Node, name: string): string | undefined => {
  const found = propertyOf(node, name);
  return found?.type === 'string' ? (found.value as string) : undefined;
};

/** Lists of a document whose entries are recognized by their URL or language. */
const listsByAddress: readonly unknown[] = ['menu', 'subList', 'languages'];

/** Whether the entries of the list at a path are recognized by their URL or language. */
export const isListedByAddress = (path: Path): boolean => listsByAddress.includes(path.at(-1));

/**
 * The members of an object by key, or of an array by the identity of its items: nodes have an id, entries of menus a
 * URL. Undefined for other values, and for arrays of which an item has no identity or shares it.
 */
export function membersOf(node: Node, path: Path): Map<string | number, Member> | undefined {
  if (node.type === 'object') return new Map(membersInOrder(node));
  if (node.type !== 'array') return undefined;
  const isListed = isListedByAddress(path);
  const members = new Map<string, Member>();
  for (const [, member] of membersInOrder(node)) {
    const identity =
      stringIn(member.value, 'id') ??
      (isListed ? (stringIn(member.value, 'url') ?? stringIn(member.value, 'languageCode')) : undefined);
    if (identity === undefined || members.has(identity)) return undefined;
    members.set(identity, member);
  }
  return members;
}

/** The members of an array by position. */
export const positionsOf = (node: Node): Map<string | number, Member> => new Map(membersInOrder(node));

/** Equal values, whatever their blanks, comments and the order of their keys. */
export const isSame = (one: Node, other: Node): boolean =>
  one.type === other.type &&
  (isContainer(one) ? fingerprintOf(one) === fingerprintOf(other) : one.value === other.value);

const isContainer = ({ type }: Node): boolean => type === 'object' || type === 'array';

const fingerprints = new WeakMap<Node, string>();

/** A hash of a container's contents. Containers are compared at every level, so each is read once. */
function fingerprintOf(container: Node): string {
  const known = fingerprints.get(container);
  if (known) return known;
  const parts = membersInOrder(container).map(([name, { value }]) =>
    JSON.stringify([
      name,
      isContainer(value) ? value.type : '',
      isContainer(value) ? fingerprintOf(value) : value.value,
    ]),
  );
  const text = (container.type === 'object' ? parts.sort() : parts).join();
  const made = hash('sha256', text, 'base64url');
  fingerprints.set(container, made);
  return made;
}

/**
 * What an object is, apart from its contents: a node of a block and version, a binding, a read of a source. Contents of
 * different kinds cannot be compared or merged part by part.
 */
export function kindOf(node: Node, path: Path): string {
  const isSource = path.at(-1) === 'source' || path.at(-2) === 'sources';
  const names = ['id', 'type', 'v', '$bind', ...(isSource ? ['name'] : [])];
  return JSON.stringify(
    names.map((name) => {
      const found = propertyOf(node, name);
      return found && name === '$bind' ? true : found?.value;
    }),
  );
}
