import type { Conflict } from '#schemas/operator/revisions.ts';
import { insertAtPath, removeAtPath, setAtPath } from '../document/operations.ts';
import { type Json, jsonAt, type Path, readJson } from '../document/parse-document.ts';

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
  const given = conflicts.reduce(
    (text, one) => putValue(text, one.path, one.theirs as Json | undefined, one.ours === undefined),
    ours,
  );
  const merged = await merge({ base, ours: given, theirs });
  const [fromOurs, fromTheirs] = [readJson(ours), readJson(theirs)];
  return conflicts.reduce((text, one, index) => {
    if (choices[index] !== 'mine') return text;
    const from = one.ours === undefined ? fromTheirs : fromOurs;
    const path = samePlace(from, readJson(text), one.path);
    return putValue(text, path, one.ours as Json | undefined, one.theirs === undefined);
  }, merged);
}

function putValue(text: string, path: Path, value: Json | undefined, isNew: boolean): string {
  if (value === undefined) return removeAtPath(text, path);
  const at = path.at(-1);
  return isNew && typeof at === 'number'
    ? insertAtPath(text, path.slice(0, -1), at, value)
    : setAtPath(text, path, value);
}

/** The path in `to` of what `path` leads to in `from`: items of lists are found by their ids. */
export function samePlace(from: Json, to: Json, path: Path): Path {
  return path.reduce<Path>((found, at, depth) => {
    const id = typeof at === 'number' ? idOf(jsonAt(from, path.slice(0, depth + 1))) : undefined;
    const list = id === undefined ? undefined : jsonAt(to, found);
    const index = Array.isArray(list) ? list.findIndex((item) => idOf(item) === id) : -1;
    return [...found, index >= 0 ? index : at];
  }, []);
}

const idOf = (value: Json | undefined): string | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && typeof value.id === 'string'
    ? value.id
    : undefined;
