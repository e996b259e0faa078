import { commentAt, separatorAt } from '#engine/resolve/behind-member.ts';
import { type Member, type Node, positionsOf } from '../json/tree.ts';
import { haveSameComments, mergedTrivia } from './comments.ts';

/** The text around a member: before it, between it and its comma, and a comment behind the comma on the same line. */
type Trivia = { lead: string; trail: string; comment: string };

/** The members of a container with the text around them, and the text before its closing bracket. */
type Layout = { members: Map<Node, Trivia>; closing: string };

const none: Trivia = { lead: '', trail: '', comment: '' };
const joined = ({ lead, trail, comment }: Trivia): string => [lead, trail, comment].join('\n');

function layoutOf(text: string, container: Node): Layout {
  const members = new Map<Node, Trivia>();
  const end = container.offset + container.length - 1;
  let at = container.offset + 1;
  for (const node of container.children ?? []) {
    const lead = text.slice(at, node.offset);
    const after = node.offset + node.length;
    const separator = separatorAt(text, after);
    const isLast = separator >= end;
    const trail = isLast ? '' : text.slice(after, separator);
    at = isLast ? after : separator + 1;
    const comment = commentAt(text, at);
    at += comment.length;
    members.set(node, { lead, trail, comment });
  }
  return { members, closing: text.slice(at, end) };
}

type Side = { text: string; container: Node };

/**
 * A member of the merged container: from which side, with the merged text of its value. `others`: the same member of the
 * base and of `theirs`, whose comments may be newer.
 */
export type MergedMember = {
  from: 'ours' | 'theirs';
  member: Member;
  value: string;
  others?: { base: Member; theirs: Member };
};

/**
 * Writes a container with these members. Blanks and comments go with the members that they belong to; members in their
 * former place stay as they are, byte for byte.
 * @param base undefined if only `ours` and `theirs` have the container
 */
export function assemble(
  base: Side | undefined,
  ours: Side,
  theirs: Side,
  members: readonly MergedMember[],
): string {
  const layouts = {
    base: base && layoutOf(base.text, base.container),
    ours: layoutOf(ours.text, ours.container),
    theirs: layoutOf(theirs.text, theirs.container),
  };
  const triviaOf = ({ from, member, others }: MergedMember): Trivia => {
    const own = layouts[from].members.get(member.node) ?? none;
    const [before, other] = [
      others && layouts.base?.members.get(others.base.node),
      others && layouts.theirs.members.get(others.theirs.node),
    ];
    if (!before || !other) return own;
    const isTheirs = mergedTrivia(joined(before), joined(own), joined(other)) === joined(other);
    return isTheirs && !haveSameComments(joined(own), joined(other)) ? other : own;
  };
  const texts = { ours: ours.text, theirs: theirs.text };
  let out = ours.container.type === 'object' ? '{' : '[';
  let isInComment = false;
  // A line comment must not swallow what follows.
  const addTrivia = (trivia: string) => {
    if (isInComment && !/^[ \t]*\r?\n/.test(trivia)) out += '\n';
    out += trivia;
    isInComment = /\/\/[^\n]*$/.test(trivia);
  };
  members.forEach((merged, index) => {
    const { lead, trail, comment } = triviaOf(merged);
    const { node, value } = merged.member;
    addTrivia(lead);
    out += texts[merged.from].slice(node.offset, value.offset) + merged.value;
    addTrivia(trail);
    if (index < members.length - 1) out += ',';
    if (comment) addTrivia(comment);
  });
  const isEmpty = positionsOf(ours.container).size === 0;
  const closing = layouts.base
    ? mergedTrivia(layouts.base.closing, layouts.ours.closing, layouts.theirs.closing)
    : layouts.ours.closing;
  addTrivia(closing + (isEmpty && members.length > 0 ? layouts.theirs.closing : ''));
  if (isInComment) out += '\n';
  return out + (ours.container.type === 'object' ? '}' : ']');
}
