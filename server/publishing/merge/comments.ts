/** Strings, which may contain what looks like a comment, and comments. */
const stringsAndComments = /"(?:[^"\\\r\n]|\\.)*"|\/\/[^\r\n]*|\/\*[\s\S]*?\*\//g;

/** The comments of a JSON text, one per line. */
function commentsIn(text: string): string {
  const found = text.match(stringsAndComments) ?? [];
  return found.filter((token) => token.startsWith('/')).join('\n');
}

/** Whether two JSON texts have the same comments. */
export const haveSameComments = (one: string, other: string): boolean =>
  one === other || commentsIn(one) === commentsIn(other);

/**
 * Merges texts that consist of whitespace and comments: returns the text whose comments were changed, or ours if both
 * or neither were.
 */
export const mergedTrivia = (base: string, ours: string, theirs: string): string =>
  haveSameComments(base, ours) && !haveSameComments(base, theirs) ? theirs : ours;
