// Limits that no clinic reaches: the demo sites have 14 pages, 60 nodes and 2,400 values. Within them, a site reads,
// prepares or renders any document in at most 0.3 s of CPU at a time (docs/publishing.md), in which it answers nobody.

/** Maximum depth of objects and lists in a document. A page's innermost slots need about twenty. */
export const maxDepth = 100;
/** Maximum number of values in a document. */
export const maxValues = 100_000;
export const maxPages = 1_000;
/**
 * Maximum number of nodes on a page, or in the global slots of a document, with those in slots of others. Each may be a
 * list of 100 entries: their HTML becomes a document in one piece.
 */
export const maxNodes = 100;
/** Maximum number of nodes in the slots of a section, or of a node in a global slot, on all levels. */
export const maxNestedNodes = 20;
/** Maximum length of a page, or of the global slots of a document, as JSON without blanks. */
export const maxPageCharacters = 300_000;
/** Maximum number of sources that a page itself depends on. */
export const maxPageSources = 20;

/** Matches whole strings and comments as jsonc-parser reads them: an unclosed string ends with its line. */
const tokens = /"[^"\\\r\n]*(?:\\[\s\S][^"\\\r\n]*)*["\\]?|\/\/[^\r\n]*|\/\*[\s\S]*?(?:\*\/|$)|[[\]{},]/g;
const opening: Record<string, string | undefined> = { '}': '{', ']': '[' };

/** The limit that a JSON text exceeds, and the offset at which it does. */
export type Excess = { of: 'depth' | 'values'; offset: number };

/**
 * Where a JSON text exceeds the maximum depth or number of values; undefined if nowhere. Checked before parsing: code that
 * walks a document recursively would overflow the stack, and the parsed text could take more memory than there is.
 */
export function excessOf(text: string): Excess | undefined {
  const open: string[] = [];
  let values = 1;
  for (const { 0: token, index } of text.matchAll(tokens)) {
    const opens = token === '{' || token === '[';
    if (opens) open.push(token);
    // The parser ignores unmatched closing brackets too, without changing the depth.
    else if (opening[token] && opening[token] === open.at(-1)) open.pop();
    // Every value but the root stands after a comma or an opening bracket.
    if (opens || token === ',') values += 1;
    if (open.length > maxDepth) return { of: 'depth', offset: index };
    if (values > maxValues) return { of: 'values', offset: index };
  }
  return undefined;
}
