import { moveToPath } from '../document/operations.ts';
import { jsonAt, type Path, readJson } from '../document/parse-document.ts';
import { identitiesOf } from './same-place.ts';

/**
 * Moves the items of a list, with their comments, into an order. Items that it does not name stay behind those that they
 * follow.
 * @param wanted the identities in their order; those that the list does not have are left out
 */
export function orderItems(text: string, path: Path, wanted: readonly string[]): string {
  const now = identitiesOf(jsonAt(readJson(text), path), path.at(-1));
  if (!now) return text;
  const order = withOthers(
    wanted.filter((id) => now.includes(id)),
    now,
  );
  const left = [...now];
  let out = text;
  for (const [index, id] of order.entries()) {
    if (left[index] === id) continue;
    // If the next item belongs here, only the one before it is out of place.
    const from = left[index + 1] === id ? index : left.indexOf(id);
    const to = from === index ? order.indexOf(left[index] ?? '') : index;
    out = moveToPath(out, [...path, from], path, to);
    left.splice(to, 0, ...left.splice(from, 1));
  }
  return out;
}

/** The wanted identities, each followed by the others which follow it in `now`. */
function withOthers(wanted: readonly string[], now: readonly string[]): string[] {
  const order = [...wanted];
  for (const [index, id] of now.entries())
    if (!wanted.includes(id)) order.splice(order.indexOf(now[index - 1] ?? '') + 1, 0, id);
  return order;
}
