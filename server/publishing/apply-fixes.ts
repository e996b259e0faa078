import { applyEdits, findNodeAtLocation, modify, type Node, parseTree } from 'jsonc-parser';
import { type Edit, type Finding, fromTheEnd } from '#schemas/operator/finding.ts';

/** Indentation of values that a fix adds; the rest of the text stays as it is. */
const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };

/**
 * Applies the fixes of findings to a document's text. Comments, order and untouched values stay. A fix is left out if
 * its place is gone because of an earlier one: check again afterwards.
 */
export function applyFixes(text: string, findings: readonly Pick<Finding, 'fix'>[]): string {
  const edits = findings.flatMap(({ fix }) => fix ?? []);
  return fromTheEnd(edits).reduce(applyEdit, text);
}

function applyEdit(text: string, { path, value }: Edit): string {
  const tree = parseTree(text);
  const parent = tree && findNodeAtLocation(tree, path.slice(0, -1));
  const node = tree && findNodeAtLocation(tree, path);
  if (value === undefined) return node ? withoutNode(text, node) : text;
  return parent ? applyEdits(text, modify(text, path, value, { formattingOptions })) : text;
}

/**
 * Removes a property or an item with its comma. jsonc-parser's own removal reformats the list, or expects one blank
 * before its bracket.
 */
function withoutNode(text: string, value: Node): string {
  const node = value.parent?.type === 'property' ? value.parent : value;
  const siblings = node.parent?.children ?? [];
  const index = siblings.indexOf(node);
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  const end = (one: Node) => one.offset + one.length;
  if (after) return text.slice(0, node.offset) + text.slice(after.offset);
  return text.slice(0, before ? end(before) : node.offset) + text.slice(end(node));
}
