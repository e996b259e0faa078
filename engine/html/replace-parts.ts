/** A part of a text, by its offsets, and what replaces it. */
export type Replacement = { start: number; end: number; text: string };

/**
 * Replaces parts of a text, which are in its order and do not overlap. Takes time linear to the length of the text: a page
 * can have thousands of links.
 */
export function replaceParts(text: string, replacements: readonly Replacement[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, text: own } of replacements) {
    parts.push(text.slice(at, start), own);
    at = end;
  }
  return parts.join('') + text.slice(at);
}
