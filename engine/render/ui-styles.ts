import { findIn, type HtmlChunk, ownText } from '#engine/html/html-chunk.ts';

/** The stylesheets of primitives that do not stand in the base: file name → CSS. */
export type UiStyles = ReadonlyMap<string, string>;

/**
 * The stylesheets of the primitives whose classes stand in a page's HTML: a page without a form carries no CSS of
 * form fields. A primitive that appears only after interaction brings its CSS through a core file (themes/_base).
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

/** Primitives are few: each name is one text for all pieces. */
const names = new Map<string, string>();

const uiClasses = (html: string): string[] =>
  [...new Set(html.match(/\bUi-[a-zA-Z]+/g))].map((name) => {
    const own = names.get(name) ?? ownText(name);
    // Words of a partner can look like names.
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
