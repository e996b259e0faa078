import type { Json } from '#schemas/json.ts';
import { isObject } from '../document/json-object.ts';
import { freeId } from '../schema/new-node.ts';

/** A copy of a node in which it and the nodes in its slots have ids that no other node has. */
export function withFreeIds(node: Json, taken: Set<string>): Json {
  if (Array.isArray(node)) return node.map((item) => withFreeIds(item, taken));
  if (typeof node !== 'object' || node === null) return node;
  const { id, type, slots } = node;
  if (typeof type !== 'string') return node;
  // What comes from a clipboard may have lost its id.
  const name = typeof id === 'string' && /^[a-zA-Z][\w-]*$/.test(id) ? id.replace(/-\d+$/, '') : type;
  const free = freeId(name, taken);
  taken.add(free);
  const copied = isObject(slots)
    ? Object.fromEntries(Object.entries(slots).map(([name, nodes]) => [name, withFreeIds(nodes, taken)]))
    : undefined;
  return { ...node, id: free, ...(copied && { slots: copied }) };
}
