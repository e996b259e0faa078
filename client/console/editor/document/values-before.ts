import type { Json } from '#schemas/json.ts';
import { followNode, innermostNode } from './follow-node.ts';
import { jsonAt, type Path } from './parse-document.ts';

/**
 * Reads what values of a document were in an earlier one: nodes are found wherever they were then.
 * @returns a function of a value's path; undefined for what is new, and for items of a list whose length has changed: an
 * index may lead to another item
 */
export function valuesBefore(document: Json | undefined, base: Json | undefined) {
  const nodes = new Map<string, Path | null>();
  return (path: Path): Json | undefined => {
    const node = innermostNode(document, path);
    const key = JSON.stringify(node);
    const found = nodes.get(key);
    const before = found === undefined ? followNode(document, base, node) : found;
    nodes.set(key, before);
    if (!before) return undefined;
    let [own, earlier] = [jsonAt(document, node), jsonAt(base, before)];
    for (const step of path.slice(node.length)) {
      if (Array.isArray(own) && Array.isArray(earlier) && own.length !== earlier.length) return undefined;
      own = jsonAt(own, [step]);
      earlier = jsonAt(earlier, [step]);
    }
    return earlier;
  };
}
