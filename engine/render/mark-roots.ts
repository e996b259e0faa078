import { Parser } from 'htmlparser2';
import { replaceParts } from '#engine/html/replace-parts.ts';
import { escapeHtml } from '#schemas/escape-html.ts';
import { nodeMarker } from '#schemas/operator/preview.ts';

/** Elements that nobody can click. */
const invisible = new Set(['script', 'style', 'link', 'meta']);

/**
 * Adds a node's JSON path to its outermost elements. Text outside of elements stays unmarked.
 * @param parts the node's HTML; a number is a place for other nodes, whose own elements are marked as theirs
 */
export function markRoots(parts: readonly (string | number)[], path: string): (string | number)[] {
  const mark = ` ${nodeMarker}="${escapeHtml(path)}"`;
  let depth = 0;
  /** Characters before the current part. */
  let before = 0;
  let places: number[] = [];
  const parser = new Parser({
    onopentag: (name) => {
      if (depth === 0 && !invisible.has(name)) places.push(parser.startIndex - before + 1 + name.length);
      depth += 1;
    },
    onclosetag: () => {
      depth -= 1;
    },
  });
  return parts.map((part) => {
    if (typeof part === 'number') return part;
    places = [];
    parser.write(part);
    before += part.length;
    return replaceParts(
      part,
      places.map((at) => ({ start: at, end: at, text: mark })),
    );
  });
}
