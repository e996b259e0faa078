import type { Json } from '#schemas/json.ts';
import { type Edit, fromTheEnd } from '#schemas/operator/finding.ts';
import { removeAtPath, setAtPath } from './operations.ts';
import { nodeAt, treeOf } from './parse-document.ts';

/**
 * Makes the edits that solve a finding. Comments and everything else stay; an edit without a place is left out.
 * @param edits their paths refer to the text before any of the edits
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return fromTheEnd(edits).reduce((now, { path, value }) => {
    if (!nodeAt(treeOf(now), path.slice(0, -1))) return now;
    return value === undefined ? removeAtPath(now, path) : setAtPath(now, path, value as Json);
  }, text);
}
