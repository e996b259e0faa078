import type { Change } from '#schemas/operator/revisions.ts';
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
} from '../json/tree.ts';
import { type BlockNames, describeChange, type What } from './describe.ts';
import { movedNames } from './moved.ts';
import { placeOf } from './place.ts';

type Members = Map<string | number, Member>;

/**
 * The changes between two site documents as readable sentences, by node and language, in the order of the newer one.
 * Comments, blanks and the order of keys have no meaning and are no changes.
 */
export function diffDocuments(before: string, after: string, names: BlockNames): Change[] {
  if (before === after) return [];
  const [a, b] = [readSource(before), readSource(after)];
  if (!a || !b) return [unreadable];
  const changes: Change[] = [];
  const roots = { before: a.root, after: b.root };

  const add = (what: What, path: Path, values: { before?: Node; after?: Node }) => {
    const place = placeOf(what.kind === 'removed' ? roots.before : roots.after, path);
    const { page, node, language } = place;
    changes.push({
      kind: what.kind,
      path,
      ...(page !== undefined && { page }),
      ...(node && { node: { id: node.id, type: node.type } }),
      ...(language && { language }),
      text: describeChange(place, what, names, values.after?.value === true),
      ...(values.before && { before: jsonOf(values.before) }),
      ...(values.after && { after: jsonOf(values.after) }),
    });
  };

  const compare = (one: Node, other: Node, from: Path, to: Path): void => {
    if (isSame(one, other)) return;
    const members = partsOf(one, other, to);
    if (members) compareMembers(members, other.type === 'array', from, to);
    else if (one.type === 'array' && other.type === 'array') comparePositions(one, other, from, to);
    else add({ kind: 'changed', ...shortValues(one, other) }, to, { before: one, after: other });
  };

  const compareMembers = (
    [ours, theirs]: [Members, Members],
    isArray: boolean,
    from: Path,
    to: Path,
  ): void => {
    for (const [name, { at, value }] of ours)
      if (!theirs.has(name))
        for (const [path, part] of partsOnceAdded([...from, at], value))
          add({ kind: 'removed' }, path, { before: part });
    const common = (one: Members, other: Members) => [...one.keys()].filter((name) => other.has(name));
    const [before, after] = [common(ours, theirs), common(theirs, ours)];
    const moved = isArray ? movedNames(before, after) : new Set();
    const moveOf = (name: string | number, start: number, end: number): What => {
      const steps = after.indexOf(name) - before.indexOf(name);
      // Additions and removals shift positions: they are told only if they show where it went. They do at the start.
      if (steps * (end - start) > 0) return { kind: 'moved', from: start + 1, to: end + 1 };
      return { kind: 'moved', behind: placeOf(roots.after, [...to, end - 1]) };
    };
    for (const [name, { at, value }] of theirs) {
      const former = ours.get(name);
      const path = [...to, at];
      if (!former)
        for (const [where, part] of partsOnceAdded(path, value))
          add({ kind: 'added' }, where, { after: part });
      else {
        if (moved.has(name)) add(moveOf(name, Number(former.at), Number(at)), path, {});
        compare(former.value, value, [...from, former.at], path);
      }
    }
  };

  /** Items without an identity: what is equal at both ends stays, and the rest is compared by position. */
  const comparePositions = (one: Node, other: Node, from: Path, to: Path): void => {
    const [ours, theirs] = [one, other].map((node) => [...positionsOf(node).values()]) as [
      Member[],
      Member[],
    ];
    const shorter = Math.min(ours.length, theirs.length);
    let start = 0;
    while (start < shorter && same(ours[start], theirs[start])) start += 1;
    let end = 0;
    while (end < shorter - start && same(ours.at(-1 - end), theirs.at(-1 - end))) end += 1;
    const [left, right] = [ours.slice(start, ours.length - end), theirs.slice(start, theirs.length - end)];
    if (left.length > 0 && right.length > 0 && left.length !== right.length)
      add({ kind: 'changed' }, to, { before: one, after: other });
    else if (left.length === right.length)
      for (const [index, { at, value }] of left.entries()) {
        const match = right[index] as Member;
        compare(value, match.value, [...from, at], [...to, match.at]);
      }
    else {
      for (const { at, value } of left) add({ kind: 'removed' }, [...from, at], { before: value });
      for (const { at, value } of right) add({ kind: 'added' }, [...to, at], { after: value });
    }
  };

  compare(a.root, b.root, [], []);
  return changes;
}

const same = (one: Member | undefined, other: Member | undefined): boolean =>
  one !== undefined && other !== undefined && isSame(one.value, other.value);

function partsOf(one: Node, other: Node, path: Path): [Members, Members] | undefined {
  if (one.type !== other.type) return undefined;
  if (one.type === 'object' && kindOf(one, path) !== kindOf(other, path)) return undefined;
  const [ours, theirs] = [membersOf(one, path), membersOf(other, path)];
  return ours && theirs ? [ours, theirs] : undefined;
}

/** The first pages, slots or menu of a document are additions of their own, not one of `pages`. */
function partsOnceAdded(path: Path, value: Node): [Path, Node][] {
  const members = path.length === 1 ? membersOf(value, path) : undefined;
  if (!members || members.size === 0) return [[path, value]];
  return [...members.values()].map((member) => [[...path, member.at], member.value]);
}

/** Both values if they fit into a line: numbers, flags, and texts of one word such as colors. */
function shortValues(one: Node, other: Node): { from?: string; to?: string } {
  const [from, to] = [one, other].map(({ type, value }) =>
    ['number', 'boolean', 'string'].includes(type) && /^\S{1,40}$/.test(String(value))
      ? String(value)
      : undefined,
  );
  return from !== undefined && to !== undefined ? { from, to } : {};
}

const unreadable: Change = {
  kind: 'changed',
  path: [],
  text: {
    ko: '문서 변경 (JSON 형식이 올바르지 않아 줄 단위로만 비교할 수 있습니다)',
    en: 'the document changed (it is not valid JSON, so only its lines can be compared)',
  },
};
