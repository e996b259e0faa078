/**
 * Asks for the web fonts of text that is not laid out yet, and so has asked for none. Asked for only as it is laid out,
 * each file would lay out the whole page anew. Resolves when they have come or failed. What scripts write, placeholders
 * and what stylesheets add ask for theirs when they are shown.
 */
export async function askFonts(parts: Iterable<Element>): Promise<void> {
  const letters: Letters = new Map();
  for (const part of parts) if (part.isConnected) collectLetters(part, letters);
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

/** Adds the letters of an element, without what is closed or hidden in it: that asks when it is shown. */
function collectLetters(element: Element, letters: Letters): void {
  const { fontFamily } = getComputedStyle(element);
  for (const node of element.childNodes) {
    if (node instanceof Text && node.data.trim()) {
      const known = letters.get(fontFamily) ?? new Set();
      for (const letter of node.data) known.add(letter);
      letters.set(fontFamily, known);
    } else if (node instanceof Element && isOpen(node)) collectLetters(node, letters);
  }
}

const isOpen = (element: Element) =>
  !element.matches('details:not([open]) > :not(summary)') && getComputedStyle(element).display !== 'none';

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
