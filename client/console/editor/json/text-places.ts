import { getLocation, parseTree } from 'jsonc-parser';
import { nodeAt, type Path } from '../document/parse-document.ts';

/** The path of the value at an offset, or null at the root. The last segment of an unfinished key is left out. */
export function pathAt(text: string, offset: number): Path | null {
  const path = getLocation(text, offset).path.filter((at) => at !== '');
  return path.length > 0 ? path : null;
}

/**
 * Where a value is in the text, or else the nearest existing value around it. For objects and lists it is the first
 * character, so that a mark does not cover a whole page.
 */
export function rangeOf(text: string, path: Path): { from: number; to: number } | undefined {
  const root = parseTree(text);
  if (!root) return undefined;
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const node = nodeAt(root, path.slice(0, depth));
    if (!node) continue;
    const isContainer = node.type === 'object' || node.type === 'array';
    return { from: node.offset, to: node.offset + (isContainer ? 1 : node.length) };
  }
  return undefined;
}
