import type { Json } from '#schemas/json.ts';
import { followNode, innermostNode } from '../document/follow-node.ts';
import { jsonAt, type Path } from '../document/parse-document.ts';
import { followItem } from './follow-item.ts';

/**
 * Where the path of a value leads after changes of others: its node is followed (`followNode`), and in it the items of lists
 * (`followItem`).
 * @returns null if the node or an item is gone
 */
export function followPath(before: Json | undefined, after: Json | undefined, path: Path): Path | null {
  const followed = followNode(before, after, path);
  if (!followed || before === undefined || after === undefined) return followed;
  const { length } = innermostNode(before, path);
  const start = followed.length - (path.length - length);
  if (jsonAt(after, followed.slice(0, start)) === undefined) return null;
  const now = [...followed];
  for (let at = length; at < path.length; at += 1) {
    const key = path[at];
    if (typeof key !== 'number') continue;
    const [of, list] = [jsonAt(before, path.slice(0, at)), jsonAt(after, now.slice(0, start + at - length))];
    const index = Array.isArray(of) && Array.isArray(list) ? followItem(of, list, key) : null;
    if (index === null) return null;
    now[start + at - length] = index;
  }
  return now;
}
