import type { Json } from '#schemas/json.ts';
import type { Conflict } from '#schemas/operator/revisions.ts';
import { insertAtPath, removeAtPath, setAtPath } from '../document/operations.ts';
import { jsonAt, type Path, readJson } from '../document/parse-document.ts';
import { orderItems } from './order-items.ts';
import { identitiesOf, samePlace } from './same-place.ts';

/** Which version of a conflict is wanted. */
export type Choice = 'mine' | 'theirs';

type Texts = { base: string; ours: string; theirs: string };

/**
 * Merges with a choice for every conflict. All conflicts first get the other side's value, so that the rest can be merged;
 * the chosen ones then get theirs back. Where both sides moved items of a list, only the order is chosen.
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
  const [orders, values] = [conflicts.filter(isOrder), conflicts.filter((one) => !isOrder(one))];
  /** The text with the lists of `orders` in the order that they have in `model`. */
  const inOrderOf = (model: Json, text: string, chosen: readonly Conflict[]): string =>
    chosen.reduce((out, { path }) => {
      const wanted = identitiesOf(jsonAt(model, samePlace(fromOurs, model, path)), path.at(-1));
      return orderItems(out, samePlace(fromOurs, readJson(out), path), wanted ?? []);
    }, text);
  const given = values.reduce(
    (text, one) => putValue(text, placeIn(text, one), one.theirs as Json | undefined, one.ours === undefined),
    ours,
  );
  const merged = await merge({ base, ours: inOrderOf(fromTheirs, given, orders), theirs });
  // More may have been typed there since the conflict was found.
  const own = (one: Conflict) => (one.ours === undefined ? undefined : jsonAt(fromOurs, one.path));
  const isMine = (one: Conflict) => choices[conflicts.indexOf(one)] === 'mine';
  const chosen = values
    .filter(isMine)
    .reduce((text, one) => putValue(text, placeIn(text, one), own(one), one.theirs === undefined), merged);
  return inOrderOf(fromOurs, chosen, orders.filter(isMine));

  /** Whether both sides have the items of a list in another order: a list that both added has no base either. */
  function isOrder(one: Conflict): boolean {
    if (one.base !== undefined || !Array.isArray(one.ours) || !Array.isArray(one.theirs)) return false;
    const before = readJson(base);
    return Array.isArray(jsonAt(before, samePlace(fromOurs, before, one.path)));
  }
}

function putValue(text: string, path: Path, value: Json | undefined, isNew: boolean): string {
  if (value === undefined) return removeAtPath(text, path);
  const at = path.at(-1);
  return isNew && typeof at === 'number'
    ? insertAtPath(text, path.slice(0, -1), at, value)
    : setAtPath(text, path, value);
}
