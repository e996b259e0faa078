import { findIn, type HtmlChunk, ownText } from '#engine/html/html-chunk.ts';
import type { PreparedSheet } from '#registry/prepared-sheet.ts';

/**
 * The names of the stylesheets of the primitives whose classes occur in a page's HTML: a page without a form has no CSS for form
 * fields. The CSS of a primitive that appears only after interaction is in a core file (themes/_base).
 */
export function usedUiStyles(
  chunks: readonly HtmlChunk[],
  sheets: ReadonlyMap<string, PreparedSheet>,
): string[] {
  const used = findIn(chunks, uiClasses);
  return [...sheets].flatMap(([name, { primitives }]) =>
    primitives.some((known) => used.has(known)) ? [name] : [],
  );
}

/** Interned names: there are few primitives, so all chunks share their strings. */
const names = new Map<string, string>();

const uiClasses = (html: string): string[] =>
  [...new Set(html.match(/\bUi-[a-zA-Z]+/g))].map((name) => {
    const own = names.get(name) ?? ownText(name);
    // A partner's text may contain words that look like names.
    if (names.size > 1_000) names.clear();
    names.set(own, own);
    return own;
  });
