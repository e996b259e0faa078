/** Maximum depth of objects and lists in a document. A page's innermost slots need about twenty. */
export const deepest = 100;

/** Matches whole strings and comments as jsonc-parser reads them: an unclosed string ends with its line. */
const tokens = /"[^"\\\r\n]*(?:\\[\s\S][^"\\\r\n]*)*["\\]?|\/\/[^\r\n]*|\/\*[\s\S]*?(?:\*\/|$)|[[\]{}]/g;
const opening: Record<string, string | undefined> = { '}': '{', ']': '[' };

/**
 * The offset at which a JSON text first exceeds the maximum depth. Checked before parsing, because code that walks a
 * document recursively would overflow the stack.
 */
export function tooDeepAt(text: string): number | undefined {
  const open: string[] = [];
  for (const { 0: token, index } of text.matchAll(tokens)) {
    if (token === '{' || token === '[') open.push(token);
    // The parser ignores unmatched closing brackets too, without changing the depth.
    else if (opening[token] && opening[token] === open.at(-1)) open.pop();
    if (open.length > deepest) return index;
  }
  return undefined;
}
