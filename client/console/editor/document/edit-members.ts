import type { Node } from 'jsonc-parser';
import { indentAt, lineBreakOf, memberIndent } from './layout.ts';
import { membersOf } from './parse-document.ts';
import { segmentsOf } from './segments.ts';

const beginsWithBreak = (text: string, offset: number): boolean =>
  /^[ \t]*\r?\n/.test(text.slice(offset, offset + 200));
const splice = (text: string, start: number, end: number, inserted: string): string =>
  text.slice(0, start) + inserted + text.slice(end);

/**
 * Removes a member with the comments that belong to it.
 * @param position among the members of the container
 */
export function removeMember(text: string, container: Node, position: number): string {
  const { segments, tail } = segmentsOf(text, container);
  const segment = segments[position];
  if (!segment) return text;
  const closing = container.offset + container.length - 1;
  const isLast = position === segments.length - 1;
  const before = isLast ? segments[position - 1] : undefined;
  if (segments.length === 1) {
    const isEmpty =
      text.slice(container.offset + 1, segment.start).trim() + text.slice(tail, closing).trim() === '';
    return isEmpty
      ? splice(text, container.offset + 1, closing, '')
      : splice(text, segment.start, segment.end, '');
  }
  const rest = splice(text, segment.start, segment.end, '');
  return before?.comma === undefined ? rest : splice(rest, before.comma, before.comma + 1, '');
}

/**
 * Inserts the text of a member. Comments stay with the members that they belong to.
 * @param position among the members of the container; at most their number
 * @param raw the member, with lines indented as members of this container are
 */
export function insertMember(text: string, container: Node, position: number, raw: string): string {
  const { segments, tail } = segmentsOf(text, container);
  const closing = container.offset + container.length - 1;
  const [lineBreak, indent] = [lineBreakOf(text), memberIndent(text, container)];
  if (segments.length === 0) {
    const start = container.offset + 1 + text.slice(container.offset + 1, closing).trimEnd().length;
    const end = `${lineBreak}${indentAt(text, container.offset)}`;
    return splice(text, start, closing, `${lineBreak}${indent}${raw}${end}`);
  }
  const segment = segments[position];
  if (segment) {
    if (beginsWithBreak(text, segment.start))
      return splice(text, segment.start, segment.start, `${lineBreak}${indent}${raw},`);
    const [lead, trail] = position === 0 ? ['', ' '] : [' ', ''];
    return splice(text, segment.start, segment.start, `${lead}${raw},${trail}`);
  }
  const last = segments.at(-1);
  const lastNode = membersOf(container).at(-1)?.node;
  if (!last || !lastNode) return text;
  const isOnLines = beginsWithBreak(text, tail) || beginsWithBreak(text, last.start);
  const added = splice(text, last.end, last.end, `${isOnLines ? `${lineBreak}${indent}` : ' '}${raw}`);
  const end = lastNode.offset + lastNode.length;
  return splice(added, end, end, ',');
}
