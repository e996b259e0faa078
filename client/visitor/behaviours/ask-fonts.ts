/**
 * Asks for the web fonts of text that is not laid out yet, and so has asked for none. Asked for only as it is laid out,
 * each file would lay out the whole page anew. Resolves when they have come or failed. What scripts write, placeholders
 * and what stylesheets add ask for theirs when they are shown.
 */
export async function askFonts(parts: Iterable<Element>): Promise<void> {
  const letters: Letters = new Map();
  const styles = new Map<string, Style>();
  for (const part of parts) {
    // Each in a task of its own: its styles may have to be computed first.
    if (letters.size > 0) await new Promise((resolve) => setTimeout(resolve));
    if (part.isConnected) collectLetters(part, letters, styles);
  }
  if (letters.size === 0) return;
  const sample = sampleOf(letters);
  document.body.append(sample);
  try {
    // Browsers ask for what they lay out.
    sample.getBoundingClientRect();
    await document.fonts.ready;
  } finally {
    sample.remove();
  }
}

/** Letters by the stack of fonts that they are written in. */
type Letters = Map<string, Set<string>>;
type Style = { display: string; fontFamily: string };

/**
 * Adds the letters of an element, without what is closed or hidden in it: that asks when it is shown.
 * @param styles known by tags and classes from the part inwards: to ask for the style of every element that rests took a
 * slow phone 100 ms
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

/**
 * Each letter once, where nobody sees or hears it, and on a line of its own: of letters that stand together browsers ask
 * for few slices at a time. `FontFaceSet.load()` would also ask for slices whose letters a later one has.
 */
function sampleOf(letters: Letters): HTMLElement {
  const sample = document.createElement('div');
  sample.style.cssText =
    'position:fixed;visibility:hidden;contain:strict;inline-size:0;block-size:0;white-space:pre';
  sample.ariaHidden = 'true';
  for (const [fontFamily, known] of letters) {
    const lines = document.createElement('p');
    lines.style.fontFamily = fontFamily;
    lines.textContent = [...known].join('\n');
    sample.append(lines);
  }
  return sample;
}
