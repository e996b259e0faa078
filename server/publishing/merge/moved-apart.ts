import type { ConflictKind } from '../diff/describe.ts';
import {
  isListedByAddress,
  isSame,
  type Member,
  type Node,
  type Path,
  positionsOf,
  propertyOf,
  type Source,
} from '../json/tree.ts';

type Name = string | number;
type Names = ReadonlyMap<Name, Member>;

/**
 * The nodes of every id and type by their places, each relative to the node around it. Ids are unique within a page only.
 */
type Places = Map<string, Map<string, Node>>;

const keyOf = (node: Node): string | undefined => {
  const [id, type] = ['id', 'type'].map((name) => propertyOf(node, name));
  return id?.type === 'string' && type?.type === 'string'
    ? JSON.stringify([id.value, type.value])
    : undefined;
};

/** Moving an item within its list does not change its place. */
function placesIn({ root }: Source): Places {
  const places: Places = new Map();
  const walk = (node: Node, around: readonly Name[], inList: readonly Name[]) => {
    const key = keyOf(node);
    if (key) places.set(key, (places.get(key) ?? new Map()).set(JSON.stringify(inList), node));
    const inside = key ? [key] : around;
    for (const [name, { value }] of positionsOf(node)) {
      const at = [...inside, name];
      walk(value, at, node.type === 'array' ? inside : at);
    }
  };
  walk(root, [], []);
  return places;
}

const none: ReadonlyMap<string, Node> = new Map();
const without = (nodes: ReadonlyMap<string, Node>, others: ReadonlyMap<string, Node>) =>
  new Map([...nodes].filter(([place]) => !others.has(place)));

/** `moved`: each side to another place. `removed`: one side moved it to another place, and the other removed it. */
type Apart = Extract<ConflictKind, 'moved' | 'removed'>;

/**
 * Finds nodes that both sides took away from their place and did different things with. Merged, a node that both moved
 * would be in two places, and one that one side removed would be in the place to which the other moved it.
 * @returns how a value, or a node that it contains, is such a node; undefined if none is
 */
export function createMovedApart(
  base: Source,
  ours: Source,
  theirs: Source,
): (node: Node) => Apart | undefined {
  const [before, mine, other] = [base, ours, theirs].map(placesIn) as [Places, Places, Places];
  const apart = new Map(
    [...before].flatMap(([key, places]): [string, Apart][] => {
      const [own, their] = [mine.get(key) ?? none, other.get(key) ?? none];
      const isGone = without(without(places, own), their).size > 0;
      const [ownNew, theirNew] = [without(own, places), without(their, places)];
      if (!isGone) return [];
      if (without(ownNew, theirNew).size > 0 && without(theirNew, ownNew).size > 0) return [[key, 'moved']];
      if ((ownNew.size === 0) === (theirNew.size === 0)) return [];
      // Where several pages have the id, one that another page gets may be a new node.
      const isOfBase = (node: Node) => [...places.values()].some((one) => isSame(one, node));
      const isMoved = places.size === 1 || [...ownNew.values(), ...theirNew.values()].some(isOfBase);
      return isMoved ? [[key, 'removed']] : [];
    }),
  );
  const apartIn = (node: Node): Apart | undefined => {
    const own = apart.get(keyOf(node) ?? '');
    if (own) return own;
    for (const child of node.children ?? []) {
      const below = apartIn(child);
      if (below) return below;
    }
    return undefined;
  };
  return (node) => (apart.size > 0 ? apartIn(node) : undefined);
}

/**
 * The entries of a list by URL with which the sides replaced the same entry differently: both removed it, and each
 * added another one behind what came before it.
 */
export function replacedApart(
  path: Path,
  [base, ours, theirs]: readonly [Names, Names, Names],
): ReadonlySet<Name> {
  const found = new Set<Name>();
  if (!isListedByAddress(path)) return found;
  const isCommon = (name: Name) => base.has(name) && ours.has(name) && theirs.has(name);
  /** What a list has of `wanted`, by the entry of all sides that it follows. */
  const entriesBehind = (names: Names, isWanted: (name: Name) => boolean) => {
    const groups = new Map<Name | undefined, Name[]>();
    let previous: Name | undefined;
    for (const name of names.keys()) {
      if (isCommon(name)) previous = name;
      else if (isWanted(name)) groups.set(previous, [...(groups.get(previous) ?? []), name]);
    }
    return groups;
  };
  const own = entriesBehind(ours, (name) => !base.has(name) && !theirs.has(name));
  const their = entriesBehind(theirs, (name) => !base.has(name) && !ours.has(name));
  for (const previous of entriesBehind(base, (name) => !ours.has(name) && !theirs.has(name)).keys()) {
    const [mine, other] = [own.get(previous), their.get(previous)];
    for (const name of mine && other ? [...mine, ...other] : []) found.add(name);
  }
  return found;
}
