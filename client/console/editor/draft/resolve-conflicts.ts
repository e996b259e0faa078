import type { Json } from '#schemas/json.ts';
import type { Conflict } from '#schemas/operator/revisions.ts';
import { insertAtPath, removeAtPath, setAtPath } from '../document/operations.ts';
import { jsonAt, type Path, readJson } from '../document/parse-document.ts';

/** Which version of a conflict is wanted. */
export type Choice = 'mine' | 'theirs';

type Texts = { base: string; ours: string; theirs: string };

/**
 * Merges with a choice for every conflict. All conflicts first get the other side's value, so that the rest can be merged;
 * the chosen ones then get theirs back.
 * @param choices by position of the conflict; `theirs` for those that are missing
 * @param merge throws if the texts overlap
 */
export async function resolveConflicts(
  { base, ours, theirs }: Texts,
  conflicts: readonly Conflict[],
  choices: readonly (Choice | undefined)[],
  merge: (texts: Texts) => Promise<string>,
): Promise<string> {
  const [fromOurs, fromTheirs] = [readJson(ours), readJson(theirs)];
  /** Where a conflict is in `text`. Its path is one in `ours`; an item that is missing there has the index in `theirs`. */
  const placeIn = (text: string, { path, ours: own }: Conflict): Path => {
    const to = readJson(text);
    if (own !== undefined) return samePlace(fromOurs, to, path);
    const list = samePlace(fromOurs, fromTheirs, path.slice(0, -1));
    return samePlace(fromTheirs, to, [...list, ...path.slice(-1)]);
  };
  const given = conflicts.reduce(
    (text, one) => putValue(text, placeIn(text, one), one.theirs as Json | undefined, one.ours === undefined),
    ours,
  );
  const merged = await merge({ base, ours: given, theirs });
  return conflicts.reduce(
    (text, one, index) =>
      choices[index] === 'mine'
        ? putValue(text, placeIn(text, one), one.ours as Json | undefined, one.theirs === undefined)
        : text,
    merged,
  );
}

function putValue(text: string, path: Path, value: Json | undefined, isNew: boolean): string {
  if (value === undefined) return removeAtPath(text, path);
  const at = path.at(-1);
  return isNew && typeof at === 'number'
    ? insertAtPath(text, path.slice(0, -1), at, value)
    : setAtPath(text, path, value);
}

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

/** Lists whose items have an address or a language in place of an id. */
const listsByAddress: readonly unknown[] = ['menu', 'subList', 'languages'];

/** What identifies the items of a list, as in the server's merge; undefined if an item has no identity or shares it. */
function identitiesOf(list: Json | undefined, name: unknown): string[] | undefined {
  if (!Array.isArray(list)) return undefined;
  const keys = listsByAddress.includes(name) ? ['id', 'url', 'languageCode'] : ['id'];
  const ids = list.flatMap((item) => {
    const values = keys.map((key) => jsonAt(item, [key]));
    return values.find((value) => typeof value === 'string') ?? [];
  });
  return new Set(ids).size === list.length ? ids : undefined;
}
