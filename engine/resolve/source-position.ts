import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { type Excess, excessOf, maxDepth, maxValues } from '#schemas/layout/document-limits.ts';
import { syntaxMessage } from '#schemas/layout/json-syntax.ts';
import type { JsonPath } from '#schemas/layout/walk-nodes.ts';

export type Position = { line: number; column: number };

/** What a position is of: the key of a property, or its value. */
export type PositionOf = 'key' | 'value';
export type Locate = (path: JsonPath, of?: PositionOf) => Position;

/** Errors of one kind that are reported: nobody reads more, and locating them takes time. */
export const maxErrors = 1_000;

/** Makes a function from offsets in a text to lines and columns, both from 1. */
function positions(text: string): (offset: number) => Position {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    // By halves: a document may have as many errors as lines.
    let [line, end] = [0, starts.length];
    while (end - line > 1) {
      const middle = (line + end) >> 1;
      if ((starts[middle] ?? 0) <= offset) line = middle;
      else end = middle;
    }
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}

const excessMessages: Record<Excess['of'], string> = {
  depth: `JSON: nested deeper than ${maxDepth} levels`,
  values: `JSON: more than ${maxValues} values`,
};

/** The first key `__proto__`: assigning it sets an object's prototype, so that checks would pass on what is then lost. */
function prototypeKey(node: Node | undefined): Node | undefined {
  for (const child of node?.children ?? []) {
    const isKey = node?.type === 'property' && child === node.children?.[0];
    const found = isKey && child.value === '__proto__' ? child : prototypeKey(child);
    if (found) return found;
  }
  return undefined;
}

/** Parses JSON with the positions of its values. Comments are allowed. Never throws: syntax errors are returned. */
export function parseWithPositions(text: string): {
  syntaxErrors: (Position & { message: string })[];
  /** The position of the value at a path, or of the innermost one that contains it. */
  locate: Locate;
  /** The parsed text; undefined if it is empty, nested too deep or has too many values. */
  tree: Node | undefined;
} {
  const positionAt = positions(text);
  const excess = excessOf(text);
  if (excess) {
    const error = { message: excessMessages[excess.of], ...positionAt(excess.offset) };
    return { syntaxErrors: [error], locate: () => ({ line: 1, column: 1 }), tree: undefined };
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: false });
  const locate: Locate = (path, of = 'key') => {
    for (let length = path.length; length >= 0; length -= 1) {
      const node = tree && findNodeAtLocation(tree, path.slice(0, length) as (string | number)[]);
      if (!node) continue;
      const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
      return positionAt(((of === 'key' && key) || node).offset);
    }
    return { line: 1, column: 1 };
  };
  const syntaxErrors = errors.slice(0, maxErrors).map(({ error, offset }) => ({
    message: syntaxMessage(printParseErrorCode(error)),
    ...positionAt(offset),
  }));
  const prototype = prototypeKey(tree);
  if (prototype)
    syntaxErrors.push({
      message: 'JSON: the key "__proto__" is not allowed',
      ...positionAt(prototype.offset),
    });
  return { syntaxErrors, locate, tree };
}
