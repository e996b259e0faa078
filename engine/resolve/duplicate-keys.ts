import type { Node } from 'jsonc-parser';
import type { JsonPath } from '#schemas/layout/walk-nodes.ts';
import type { Diagnostic } from './diagnostic.ts';

/** Finds duplicate keys in an object: a JSON parser silently uses the last one, and the first one would be lost. */
export function duplicateKeys(tree: Node | undefined): Diagnostic[] {
  const found: Diagnostic[] = [];
  const visit = (node: Node, path: JsonPath) => {
    if (node.type === 'array')
      for (const [index, child] of (node.children ?? []).entries()) visit(child, [...path, index]);
    if (node.type !== 'object') return;
    const seen = new Set<string>();
    for (const { children = [] } of node.children ?? []) {
      const [key, value] = children;
      const name = String(key?.value);
      if (seen.has(name))
        found.push({ code: 'duplicate-key', path: [...path, name], message: `Key "${name}" is given twice` });
      seen.add(name);
      if (value) visit(value, [...path, name]);
    }
  };
  if (tree) visit(tree, []);
  return found;
}
