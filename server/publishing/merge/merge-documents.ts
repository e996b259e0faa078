import type { Conflict } from '#schemas/operator/revisions.ts';
import { type BlockNames, type ConflictKind, describeConflict } from '../diff/describe.ts';
import {
  isSame,
  jsonOf,
  kindOf,
  type Member,
  membersOf,
  type Node,
  type Path,
  positionsOf,
  readSource,
  type Source,
  sliceOf,
} from '../json/tree.ts';
import { assemble, type MergedMember } from './assemble.ts';
import { haveSameComments, mergedTrivia } from './comments.ts';
import { interleave, mergeOrder } from './merge-order.ts';
import { createMovedApart, replacedApart } from './moved-apart.ts';

export type Merged = { text: string } | { conflicts: Conflict[] };
type Sides = { base: Source; ours: Source; theirs: Source };
type Members = Map<string | number, Member>;

const byteOrderMark = '\uFEFF';

/**
 * Merges two documents that were made from the same base, by JSON path and by the ids of nodes. Comments, order and every
 * byte of `ours` stay where `theirs` changed nothing. A place that both changed differently is a conflict, and so is a
 * part that one side removed and the other changed or moved elsewhere, and one that both put in different places.
 */
export function mergeDocuments(base: string, ours: string, theirs: string, names: BlockNames): Merged {
  if (theirs === base || theirs === ours) return { text: ours };
  if (ours === base) return { text: theirs };
  const [b, o, t] = [base, ours, theirs].map((text) => readSource(text.replace(byteOrderMark, '')));
  if (!b || !o || !t) return { conflicts: [{ path: [], text: describeConflict(undefined, [], names) }] };
  const merging = createMerging({ base: b, ours: o, theirs: t }, names);
  const root = merging.value(b.root, o.root, t.root, []);
  const around = (cut: (source: Source) => string) => mergedTrivia(cut(b), cut(o), cut(t));
  const head = around(({ text: all, root: { offset } }) => all.slice(0, offset));
  const tail = around(({ text: all, root: { offset, length } }) => all.slice(offset + length));
  const text = head + root + tail;
  if (merging.conflicts.length > 0) return { conflicts: merging.conflicts };
  return { text: ours.startsWith(byteOrderMark) ? byteOrderMark + text : text };
}

function createMerging({ base, ours, theirs }: Sides, names: BlockNames) {
  const conflicts: Conflict[] = [];
  const movedApart = createMovedApart(base, ours, theirs);
  const conflict = (path: Path, [b, o, t]: (Node | undefined)[], kind: ConflictKind = 'changed') => {
    conflicts.push({
      path,
      text: describeConflict(o ? ours.root : t ? theirs.root : base.root, path, names, kind),
      ...(b && { base: jsonOf(b) }),
      ...(o && { ours: jsonOf(o) }),
      ...(t && { theirs: jsonOf(t) }),
    });
  };

  /** The text of a value that both sides have. `isWhole`: it may not be merged part by part. */
  const value = (b: Node | undefined, o: Node, t: Node, path: Path, isWhole = false): string => {
    const isOurs = (b && isSame(b, t)) || isSame(o, t);
    if (isOurs && !movedApart(o) && (!b || haveSameComments(sliceOf(base.text, b), sliceOf(theirs.text, t))))
      return sliceOf(ours.text, o);
    const parts = isWhole ? undefined : partsOf(b, o, t, path);
    if (parts) return container(parts, b, o, t, path);
    if (isOurs) return sliceOf(ours.text, o);
    if (b && isSame(b, o)) return sliceOf(theirs.text, t);
    conflict(path, [b, o, t]);
    return sliceOf(ours.text, o);
  };

  const container = (
    { members: [b, o, t], areWhole }: Parts,
    former: Node | undefined,
    own: Node,
    their: Node,
    path: Path,
  ) => {
    const merged = new Map<string | number, MergedMember>();
    const replaced = own.type === 'array' ? replacedApart(path, [b, o, t]) : new Set();
    for (const name of new Set([...o.keys(), ...t.keys()])) {
      const sides = [b.get(name), o.get(name), t.get(name)] as const;
      if (replaced.has(name)) addApart(sides, path, 'replaced');
      const member = mergeMember(name, sides, path, areWhole);
      if (member) merged.set(name, member);
    }
    const remaining = new Set(merged.keys());
    const [before, mine, other] = [[...b.keys()], [...o.keys()], [...t.keys()]];
    // The order of keys has no meaning, so ours stays.
    const order =
      own.type === 'array'
        ? mergeOrder([before, mine, other], remaining)
        : interleave(mine, other, remaining);
    if (!order) conflict(path, [undefined, own, their], 'ordered');
    const sorted = (order ?? []).flatMap((name) => merged.get(name) ?? []);
    return assemble(
      former && { text: base.text, container: former },
      { text: ours.text, container: own },
      { text: theirs.text, container: their },
      sorted,
    );
  };

  /** What one side added in place of what the other side has elsewhere. */
  const addApart = ([, o, t]: readonly (Member | undefined)[], path: Path, kind: ConflictKind) =>
    conflict([...path, (o ?? t)?.at ?? 0], [undefined, o?.value, t?.value], kind);

  const mergeMember = (
    name: string | number,
    [b, o, t]: readonly (Member | undefined)[],
    path: Path,
    isWhole: boolean,
  ): MergedMember | undefined => {
    const at = [...path, (o ?? t ?? b)?.at ?? name];
    if (o && t) {
      const merged = value(b?.value, o.value, t.value, at, isWhole);
      return { from: 'ours', member: o, value: merged, ...(b && { others: { base: b, theirs: t } }) };
    }
    const added = b ? undefined : (o ?? t);
    const apart = added && movedApart(added.value);
    if (apart) addApart([b, o, t], path, apart);
    if (o) {
      if (!b) return { from: 'ours', member: o, value: sliceOf(ours.text, o.value) };
      if (!isSame(b.value, o.value)) conflict(at, [b.value, o.value]);
    } else if (t) {
      if (!b) return { from: 'theirs', member: t, value: sliceOf(theirs.text, t.value) };
      if (!isSame(b.value, t.value)) conflict(at, [b.value, undefined, t.value]);
    }
    return undefined;
  };
  return { value, conflicts };
}

type Parts = { members: readonly [Members, Members, Members]; areWhole: boolean };

/** The parts of which a value consists on all sides; undefined if it can only be taken as a whole. */
function partsOf(b: Node | undefined, o: Node, t: Node, path: Path): Parts | undefined {
  const nodes = [b, o, t].filter((node) => node !== undefined);
  if (nodes.some(({ type }) => type !== o.type)) return undefined;
  // What both added is one value, except for the maps directly in a document, such as its pages.
  if (!b && (path.length !== 1 || o.type !== 'object')) return undefined;
  if (o.type === 'object' && nodes.some((node) => kindOf(node, path) !== kindOf(o, path))) return undefined;
  const members = [b, o, t].map((node) => (node ? membersOf(node, path) : new Map()));
  if (members.every((one) => one !== undefined)) {
    return { members: members as unknown as Parts['members'], areWhole: false };
  }
  if (o.type !== 'array' || !b) return undefined;
  // Items without an identity are compared by position, and only while nobody adds or removes any.
  const positions = [b, o, t].map(positionsOf) as unknown as Parts['members'];
  const isAligned = positions.every(({ size }) => size === positions[0].size);
  return isAligned ? { members: positions, areWhole: true } : undefined;
}
