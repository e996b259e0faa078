import type { Node } from 'jsonc-parser';
import { splice } from './difference.ts';
import { indentAt, lineBreakOf, memberIndent } from './layout.ts';
import { hasLineComment, inLine, noComments, type OwnComments, onLines } from './own-comments.ts';
import { membersOf } from './parse-document.ts';
import { segmentsOf } from './segments.ts';

const beginsWithBreak = (text: string, offset: number): boolean =>
  /^[ \t]*\r?\n/.test(text.slice(offset, offset + 200));
/**
 * Removes a member with the comments that belong to it.
 * @param position among the members of the container
 */
export function removeMember(text: string, container: Node, position: number): string {
  const { segments, tail } = segmentsOf(text, container);
  const segment = segments[position];
  if (!segment) return text;
  const inside = container.offset + 1;
  const closing = container.offset + container.length - 1;
  const isOnly = segments.length === 1;
  if (isOnly && (text.slice(inside, segment.start) + text.slice(tail, closing)).trim() === '')
    return splice(text, inside, closing - inside, '');
  const before = segments[position - 1];
  // A line comment before it must not swallow what follows.
  const needsBreak =
    hasLineComment(text, before?.comma ?? inside, segment.start) && !beginsWithBreak(text, segment.end);
  const joint = needsBreak ? lineBreakOf(text) + indentAt(text, container.offset) : '';
  const rest = splice(text, segment.start, segment.end - segment.start, joint);
  const isLast = position === segments.length - 1;
  return isLast && before?.comma !== undefined ? splice(rest, before.comma, 1, '') : rest;
}

/**
 * Inserts the text of a member. Comments stay with the members that they belong to.
 * @param position among the members of the container; at most their number
 * @param raw the member, with lines indented as members of this container are
 * @param comments that come with it
 */
export function insertMember(
  text: string,
  container: Node,
  position: number,
  raw: string,
  { lead, behind }: OwnComments = noComments,
): string {
  const { segments, tail } = segmentsOf(text, container);
  const closing = container.offset + container.length - 1;
  const lineBreak = lineBreakOf(text) + memberIndent(text, container);
  const behindIt = behind.map((comment) => ` ${comment}`).join('');
  const lines = lineBreak + onLines(raw, lead, lineBreak);
  const onOne = inLine(raw, [...lead, ...behind], lineBreak);
  const last = segments.at(-1);
  const lastNode = membersOf(container).at(-1)?.node;
  if (!last || !lastNode) {
    const start = container.offset + 1 + text.slice(container.offset + 1, closing).trimEnd().length;
    const end = `${lineBreakOf(text)}${indentAt(text, container.offset)}`;
    return splice(text, start, closing - start, `${lines}${behindIt}${end}`);
  }
  const segment = segments[position];
  if (segment) {
    if (beginsWithBreak(text, segment.start)) return splice(text, segment.start, 0, `${lines},${behindIt}`);
    const [before, after] = position === 0 ? ['', ' '] : [' ', ''];
    return splice(text, segment.start, 0, `${before}${onOne},${after}`);
  }
  const isBreakAfter = beginsWithBreak(text, tail);
  const isOnLines = isBreakAfter || beginsWithBreak(text, last.start);
  const alone = lineBreak + onLines(raw, [...lead, ...behind], lineBreak);
  const added = isBreakAfter ? lines + behindIt : isOnLines ? alone : ` ${onOne}`;
  return splice(splice(text, last.end, 0, added), lastNode.offset + lastNode.length, 0, ',');
}
