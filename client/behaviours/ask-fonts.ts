/**
 * Asks for the web fonts of text that is not laid out yet, and so has asked for none. Asked for as it is laid out, after
 * those of the first screen, each file would lay out the whole page anew. Resolves when they have come or failed.
 */
export async function askFonts(parts: Iterable<Element>): Promise<void> {
  const letters = new Map<string, Set<string>>();
  for (const part of parts) collectLetters(part, letters);
  if (letters.size === 0) return;
  const sample = sampleOf(letters);
  document.body.append(sample);
  // Browsers ask for what they lay out.
  sample.getBoundingClientRect();
  await document.fonts.ready;
  sample.remove();
}

/** Adds the letters of a part to those that are known of each stack of fonts. */
function collectLetters(part: Element, letters: Map<string, Set<string>>): void {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text;
    if (!parentElement || !data.trim()) continue;
    const { fontFamily } = getComputedStyle(parentElement);
    const known = letters.get(fontFamily) ?? new Set();
    for (const letter of data) known.add(letter);
    letters.set(fontFamily, known);
  }
}

/**
 * Each letter once, where nobody sees or hears it. On a line of its own: of letters that stand together browsers ask for
 * few slices at a time. `FontFaceSet.load()` would also ask for slices that others precede.
 */
function sampleOf(letters: ReadonlyMap<string, ReadonlySet<string>>): HTMLElement {
  const sample = document.createElement('div');
  sample.style.cssText =
    'position:fixed;visibility:hidden;contain:strict;inline-size:0;block-size:0;white-space:pre';
  sample.ariaHidden = 'true';
  for (const [fontFamily, known] of letters) {
    const line = document.createElement('p');
    line.style.fontFamily = fontFamily;
    line.textContent = [...known].join('\n');
    sample.append(line);
  }
  return sample;
}
