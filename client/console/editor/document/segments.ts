import type { Node } from 'jsonc-parser';
import { commentAt, separatorAt } from '#engine/resolve/behind-member.ts';
import { membersOf } from './parse-document.ts';

/**
 * A member with the text that belongs to it: comments above it, itself, its comma and a comment behind that on the same
 * line. The segments of a container and its `tail` are all the text between its brackets.
 */
type Segment = { start: number; end: number; comma: number | undefined };

/** End of a comment that stands alone behind `offset` on the same line, else `offset`. */
const afterComment = (text: string, offset: number): number => offset + commentAt(text, offset).length;

/** The segments of an object or array, and where the text before its closing bracket begins. */
export function segmentsOf(text: string, container: Node): { segments: Segment[]; tail: number } {
  const closing = container.offset + container.length - 1;
  let start = afterComment(text, container.offset + 1);
  const segments = membersOf(container).map(({ node }): Segment => {
    const separator = separatorAt(text, node.offset + node.length);
    const comma = separator < closing ? separator : undefined;
    const end = afterComment(text, comma === undefined ? node.offset + node.length : comma + 1);
    const segment = { start, end, comma };
    start = end;
    return segment;
  });
  return { segments, tail: start };
}
