import { splitDocument } from '../baselines/split-document.ts';

/** Tags and texts of the page's blocks, without React's own differences: comments, ids, order of attributes. */
function contentOf(html: string): { tags: Map<string, number>; text: string } {
  // React preloads every picture that is not lazy; the site does that in the head.
  const body = splitDocument(html).body.replace(/<!--.*?-->|<link rel="preload" as="image"[^>]*\/>/gs, '');
  const tags = new Map<string, number>();
  for (const [, tag = ''] of body.matchAll(/<([a-z][\w-]*)/g)) tags.set(tag, (tags.get(tag) ?? 0) + 1);
  return { tags, text: body.replace(/<[^>]*>/g, '\n').replace(/\s+/g, ' ') };
}

/**
 * Checks that two programs send the same page as far as visitors can tell.
 * @throws with the first difference
 */
export function sameContent(one: string, other: string, name: string): void {
  const [a, b] = [contentOf(one), contentOf(other)];
  for (const tag of new Set([...a.tags.keys(), ...b.tags.keys()])) {
    const [here = 0, there = 0] = [a.tags.get(tag), b.tags.get(tag)];
    if (here !== there) throw new Error(`[bench] ${name} sends ${there} <${tag}>, not ${here}`);
  }
  if (a.text === b.text) return;
  const at = [...a.text].findIndex((character, index) => b.text[index] !== character);
  const around = (text: string) => text.slice(Math.max(0, at - 30), at + 30);
  throw new Error(`[bench] ${name} has the text "${around(b.text)}", not "${around(a.text)}"`);
}
