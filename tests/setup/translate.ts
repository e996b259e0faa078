/** Texts that are not the only child of their element. */
export const textsBesideOthers = (root: Element): string[] =>
  textsOf(root)
    .filter(({ parentNode }) => (parentNode?.childNodes.length ?? 0) > 1)
    .map(({ data }) => data.trim());

/** Mimics a browser's translator: moves every text into the translator's own elements. */
export function translate(root: Element): void {
  for (const text of textsOf(root)) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    text.replaceWith(outer);
    outer.append(inner);
    inner.textContent = `«${text.data}»`;
  }
}

function textsOf(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter(
    ({ data, parentElement }) => data.trim() !== '' && !parentElement?.closest('style, script'),
  );
}
