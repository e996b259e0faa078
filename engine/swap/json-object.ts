import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { syntaxMessage } from '#schemas/layout/json-syntax.ts';

/** A property of an object in a text, with offsets into the text. */
export type Property = { key: string; start: number; value: Span };
/** `end` is the offset after the last character. */
type Span = { start: number; end: number };
/** An object in a text. `open` and `close` are the offsets after `{` and of `}`. */
export type JsonObject = { open: number; close: number; properties: Property[] };

/**
 * Finds an object in a JSON text, or undefined if there is none at the path.
 * @throws SyntaxError if the text is not JSON
 */
export function objectAt(text: string, path: readonly string[]): JsonObject | undefined {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors);
  const [error] = errors;
  if (error) throw new SyntaxError(`${syntaxMessage(printParseErrorCode(error.error))} at ${error.offset}`);
  const node = root && findNodeAtLocation(root, [...path]);
  return node?.type === 'object' ? toObject(node) : undefined;
}

const nodesOf = (node: Node): [key: Node, value: Node][] =>
  (node.type === 'object' ? (node.children ?? []) : []).flatMap(({ children: [key, value] = [] }) =>
    key && value ? [[key, value] as [Node, Node]] : [],
  );

const toObject = (node: Node): JsonObject => ({
  open: node.offset + 1,
  close: node.offset + node.length - 1,
  properties: nodesOf(node).map(([key, value]) => ({
    key: key.value as string,
    start: key.offset,
    value: { start: value.offset, end: value.offset + value.length },
  })),
});

/** The text with a part of it replaced. */
export const splice = (text: string, { start, end }: Span, replacement: string): string =>
  text.slice(0, start) + replacement + text.slice(end);
