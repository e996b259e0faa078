import { findNodeAtLocation, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { syntaxMessage } from '#schemas/layout/json-syntax.ts';
import type { JsonPath } from '#schemas/layout/walk-nodes.ts';
import { deepest, tooDeepAt } from './nesting.ts';

export type Position = { line: number; column: number };

/** Line and column, both from 1, of an offset in a text. */
function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  const lastBreak = before.lastIndexOf('\n');
  return { line: before.split('\n').length, column: offset - lastBreak };
}

/** Parses JSON with the positions of its values. Comments are allowed. Never throws: syntax errors are returned. */
export function parseWithPositions(text: string) {
  const tooDeep = tooDeepAt(text);
  if (tooDeep !== undefined) {
    const error = { message: `JSON: nested deeper than ${deepest} levels`, ...positionAt(text, tooDeep) };
    return { syntaxErrors: [error], locate: () => ({ line: 1, column: 1 }) };
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: false });
  const locate = (path: JsonPath): Position => {
    for (let length = path.length; length >= 0; length -= 1) {
      const node = tree && findNodeAtLocation(tree, path.slice(0, length) as (string | number)[]);
      if (!node) continue;
      // Report the position of the key rather than that of its value.
      const at = node.parent?.type === 'property' ? (node.parent.children?.[0] ?? node) : node;
      return positionAt(text, at.offset);
    }
    return { line: 1, column: 1 };
  };
  const syntaxErrors = errors.map(({ error, offset }) => ({
    message: syntaxMessage(printParseErrorCode(error)),
    ...positionAt(text, offset),
  }));
  return { syntaxErrors, locate };
}
