import { createScanner, type Node } from 'jsonc-parser';
import { membersOf } from './parse-document.ts';
import { segmentsOf } from './segments.ts';

/** Comments that go with a member: above it, and behind it on its line. */
export type OwnComments = { lead: string[]; behind: string[] };

export const noComments: OwnComments = { lead: [], behind: [] };

/** Kinds of tokens (jsonc-parser's `SyntaxKind`, which isolated modules cannot import). */
const [lineComment, blockComment, end] = [12, 13, 17];

/** The comments of a member of a container. */
export function ownComments(text: string, container: Node, position: number): OwnComments {
  const segment = segmentsOf(text, container).segments[position];
  const node = membersOf(container)[position]?.node;
  if (!segment || !node) return noComments;
  const after = node.offset + node.length;
  const separator = segment.comma ?? after;
  return {
    lead: [...commentsBetween(text, segment.start, node.offset), ...commentsBetween(text, after, separator)],
    behind: commentsBetween(text, segment.comma === undefined ? after : separator + 1, segment.end),
  };
}

/** Whether a comment that ends with its line stands between two offsets. */
export const hasLineComment = (text: string, from: number, to: number): boolean =>
  commentsBetween(text, from, to).some((comment) => comment.startsWith('//'));

function commentsBetween(text: string, from: number, to: number): string[] {
  const between = text.slice(from, to);
  const scanner = createScanner(between);
  const found: string[] = [];
  for (let kind: number = scanner.scan(); kind !== end; kind = scanner.scan()) {
    const start = scanner.getTokenOffset();
    const isComment = kind === lineComment || kind === blockComment;
    if (isComment) found.push(between.slice(start, start + scanner.getTokenLength()).trimEnd());
  }
  return found;
}

/** A member below its comments, each on a line of its own. */
export const onLines = (raw: string, comments: readonly string[], lineBreak: string): string =>
  [...comments, raw].join(lineBreak);

/** A member behind its comments on one line, as far as line comments permit. */
export const inLine = (raw: string, comments: readonly string[], lineBreak: string): string =>
  comments.map((comment) => comment + (comment.startsWith('//') ? lineBreak : ' ')).join('') + raw;
