/** Levels of objects and lists that a document may have: a page's innermost slots need some twenty. */
export const deepest = 100;

/** Texts and comments whole, as jsonc-parser reads them: a text ends with its line, closed or not. */
const tokens = /"[^"\\\r\n]*(?:\\[\s\S][^"\\\r\n]*)*["\\]?|\/\/[^\r\n]*|\/\*[\s\S]*?(?:\*\/|$)|[[\]{}]/g;
const opening: Record<string, string | undefined> = { '}': '{', ']': '[' };

/**
 * Where a JSON text first nests deeper than a document may, as an offset. Asked before it is parsed: whatever walks over
 * a document goes as deep as it does, and would end with the stack.
 */
export function tooDeepAt(text: string): number | undefined {
  const open: string[] = [];
  for (const { 0: token, index } of text.matchAll(tokens)) {
    if (token === '{' || token === '[') open.push(token);
    // What closes nothing is passed over by the parser too: it goes on as deep as it was.
    else if (opening[token] && opening[token] === open.at(-1)) open.pop();
    if (open.length > deepest) return index;
  }
  return undefined;
}
