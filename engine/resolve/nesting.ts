/** Levels of objects and lists that a document may have: a page's innermost slots need some twenty. */
export const deepest = 100;

const tokens = /"(?:[^"\\]+|\\[\s\S])*(?:"|$)|\/\/.*|\/\*[\s\S]*?(?:\*\/|$)|[[\]{}]/g;

/**
 * Where a JSON text first nests deeper than a document may, as an offset. Asked before it is parsed: whatever walks over
 * a document goes as deep as it does, and would end with the stack.
 */
export function tooDeepAt(text: string): number | undefined {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(tokens)) {
    if (token === '{' || token === '[') depth += 1;
    if (token === '}' || token === ']') depth -= 1;
    if (depth > deepest) return index;
  }
  return undefined;
}
