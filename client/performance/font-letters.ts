/*
 * Why it stays: computing the style of every paused element took one task of 21 to 27 ms, four times that on a slow phone;
 * once per path of tags and classes, no task takes more than 12 (docs/performance/optimizations.md).
 */

/** Letters by the font stack that renders them. */
export type Letters = Map<string, Set<string>>;
export type Style = { display: string; fontFamily: string };

/**
 * Collects the letters of an element, except closed or hidden content, which requests its fonts when shown.
 * @param styles cached by the path of tags and classes
 */
export function collectLetters(
  element: Element,
  letters: Letters,
  styles: Map<string, Style>,
  within = '',
): void {
  const place = `${within}>${element.localName}.${element.getAttribute('class') ?? ''}`;
  const style = styles.get(place) ?? styleOf(element);
  styles.set(place, style);
  // A popup that is about to open is not displayed either.
  if (within && style.display === 'none') return;
  for (const node of element.childNodes) {
    if (node instanceof Text && node.data.trim()) {
      const known = letters.get(style.fontFamily) ?? new Set();
      for (const letter of node.data) known.add(letter);
      letters.set(style.fontFamily, known);
    } else if (node instanceof Element && !node.matches(hiddenSelector))
      collectLetters(node, letters, styles, place);
  }
}

const hiddenSelector = 'svg, [hidden], details:not([open]) > :not(summary)';

function styleOf(element: Element): Style {
  const { display, fontFamily } = getComputedStyle(element);
  return { display, fontFamily };
}
