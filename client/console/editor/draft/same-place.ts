import type { Json } from '#schemas/json.ts';
import { jsonAt, type Path } from '../document/parse-document.ts';

/**
 * The path in `to` of what `path` leads to in `from`: items of lists are found by their identity. An item that `to` does
 * not have belongs behind the one that it follows in `from`.
 */
export function samePlace(from: Json, to: Json, path: Path): Path {
  return path.reduce<Path>((found, at, depth) => {
    if (typeof at !== 'number') return found.concat(at);
    const name = path[depth - 1];
    const before = identitiesOf(jsonAt(from, path.slice(0, depth)), name);
    const after = identitiesOf(jsonAt(to, found), name);
    return found.concat(before && after ? sameIndex(before, after, at) : at);
  }, []);
}

function sameIndex(before: string[], after: string[], index: number): number {
  const found = after.indexOf(before[index] ?? '');
  if (found >= 0) return found;
  return after.indexOf(before.slice(0, index).findLast((id) => after.includes(id)) ?? '') + 1;
}

/** Lists whose items have a URL or a language in place of an id. */
const listsByAddress: readonly unknown[] = ['menu', 'subList', 'languages'];

/** What identifies the items of a list called `name`, as in the server's merge; undefined if an item has no identity or shares it. */
export function identitiesOf(list: Json | undefined, name: unknown): string[] | undefined {
  if (!Array.isArray(list)) return undefined;
  const keys = listsByAddress.includes(name) ? ['id', 'url', 'languageCode'] : ['id'];
  const ids = list.flatMap((item) => {
    const values = keys.map((key) => jsonAt(item, [key]));
    return values.find((value) => typeof value === 'string') ?? [];
  });
  return new Set(ids).size === list.length ? ids : undefined;
}
