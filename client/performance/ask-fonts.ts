/*
 * Why it stays: browsers request a font when they lay out text that needs it. Paused text would request its fonts one
 * after the other as it returns, and each file that arrives would lay out the whole page again (decision 057).
 */

/**
 * Requests the web fonts of text that is not laid out yet and so has not requested them. Requested during layout, each
 * file would trigger another layout of the whole page. Resolves when the fonts have loaded or failed. Text from
 * scripts, placeholders and generated content requests its fonts when shown.
 */
export async function askFonts(parts: Iterable<Element>): Promise<void> {
  const letters: Letters = new Map();
  const asked: Record<string, number> = {};
  const styles = new Map<string, Style>();
  const sample = document.createElement('div');
  // Hidden from sight and assistive technology, and without a size, as if it were empty.
  sample.style.cssText = 'position:fixed;visibility:hidden;contain:strict;white-space:pre';
  sample.ariaHidden = 'true';
  try {
    for (const part of parts) {
      // Each in its own task: its styles may need computing first, and all letters together took a slow phone 100 ms.
      if (sample.isConnected) await new Promise((resolve) => setTimeout(resolve));
      document.body.append(sample);
      if (part.isConnected) collectLetters(part, letters, styles);
      for (const [fontFamily, known] of letters) {
        // Each letter on its own line: for letters on one line browsers request only a few slices at a time.
        // `FontFaceSet.load()` would also request slices whose letters a later slice covers.
        const lines = document.createElement('p');
        lines.style.fontFamily = fontFamily;
        lines.textContent = [...known].slice(asked[fontFamily]).join('\n');
        asked[fontFamily] = known.size;
        sample.append(lines);
      }
      // Browsers request fonts for what they lay out.
      sample.getBoundingClientRect();
    }
    await document.fonts.ready;
  } finally {
    sample.remove();
  }
}

/** Letters by the font stack that renders them. */
type Letters = Map<string, Set<string>>;
type Style = { display: string; fontFamily: string };

/**
 * Collects the letters of an element, except closed or hidden content, which requests its fonts when shown.
 * @param styles cached by the path of tags and classes: computing the style of every paused element took a slow phone
 * 100 ms
 */
function collectLetters(element: Element, letters: Letters, styles: Map<string, Style>, within = ''): void {
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
    } else if (node instanceof Element && !node.matches(unseen)) collectLetters(node, letters, styles, place);
  }
}

const unseen = 'svg, [hidden], details:not([open]) > :not(summary)';

function styleOf(element: Element): Style {
  const { display, fontFamily } = getComputedStyle(element);
  return { display, fontFamily };
}
