import { findIn, type HtmlChunk, ownText } from '#engine/html/html-chunk.ts';

/** Stylesheets of primitives that are not part of the base: file name → CSS. */
export type UiStyles = ReadonlyMap<string, string>;

/**
 * The stylesheets of the primitives whose classes occur in a page's HTML: a page without a form has no CSS for form
 * fields. The CSS of a primitive that appears only after interaction is in a core file (themes/_base).
 */
export function usedUiStyles(
  pieces: readonly HtmlChunk[],
  styles: UiStyles,
): { name: string; css: string }[] {
  const used = findIn(pieces, uiClasses);
  return [...styles].flatMap(([name, css]) =>
    classesOf(css).some((known) => used.has(known)) ? [{ name, css }] : [],
  );
}

/** Interned names: there are few primitives, so all pieces share their strings. */
const names = new Map<string, string>();

const uiClasses = (html: string): string[] =>
  [...new Set(html.match(/\bUi-[a-zA-Z]+/g))].map((name) => {
    const own = names.get(name) ?? ownText(name);
    // A partner's text may contain words that look like names.
    if (names.size > 1_000) names.clear();
    names.set(own, own);
    return own;
  });

const known = new Map<string, string[]>();

function classesOf(css: string): string[] {
  const names = known.get(css) ?? [
    ...new Set(
      [...css.matchAll(/^\.(Ui-[a-zA-Z]+)|[},\n]\s*\.(Ui-[a-zA-Z]+)/g)].map(([, a, b]) => a ?? b ?? ''),
    ),
  ];
  known.set(css, names);
  return names;
}
