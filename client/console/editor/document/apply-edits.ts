import type { Json } from '#schemas/json.ts';
import type { Edit } from '#schemas/operator/finding.ts';
import { removeAtPath, setAtPath } from './operations.ts';
import { nodeAt, treeOf } from './parse-document.ts';

/**
 * Makes the edits that solve a finding. Comments and everything else stay; an edit without a place is left out.
 * @param edits their paths are those of the text before any of them
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  // From the end of a list to its start: removing an item moves those after it.
  const order = edits.toSorted((one, other) => compare(other.path, one.path));
  return order.reduce((now, { path, value }) => {
    if (!nodeAt(treeOf(now), path.slice(0, -1))) return now;
    return value === undefined ? removeAtPath(now, path) : setAtPath(now, path, value as Json);
  }, text);
}

function compare(one: Edit['path'], other: Edit['path']): number {
  const index = one.findIndex((part, at) => part !== other[at]);
  const [part, against] = [one[index], other[index]];
  if (index < 0 || against === undefined) return one.length - other.length;
  if (typeof part === 'number' && typeof against === 'number') return part - against;
  return String(part) < String(against) ? -1 : 1;
}
