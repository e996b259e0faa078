import { createHash } from 'node:crypto';
import { createSieve } from '#engine/cache/sieve.ts';
import { HtmlChunk } from '#engine/html/html-chunk.ts';

/** A stylesheet under the name by which later navigations ask whether it is there. */
export type InlineStyle = {
  id: string;
  css: string;
  /** False where rules were left out that this page has no use for: the next page may. */
  isWhole: boolean;
};

/** Stylesheets that stand in a page as one element. */
export type InlineSheet = {
  /** The element; its `data-style` lists the names of those that are whole. */
  pieces: HtmlChunk[];
  /** Source expression that allows it in a content security policy: `'sha256-…'`. */
  hash: string;
};

const close = new HtmlChunk('</style>');
/** Shared sheets are needed by every page, those of a theme by one partner: the latter are removed. */
const texts = createSieve<string, HtmlChunk>(8 * 1024 * 1024);

/** The text of a stylesheet, made fit to stand in HTML once: most are shared by all sites of a template. */
function textOf(css: string): HtmlChunk {
  const known = texts.get(css);
  if (known) return known;
  const piece = new HtmlChunk(css.replaceAll('</', '<\\/'));
  // Its bytes, and its text as it came.
  texts.set(css, piece, css.length * 2);
  return piece;
}

/** Puts stylesheets into one element, in order: one hash in the policy instead of thirty. */
export function inlineSheet(styles: readonly InlineStyle[]): InlineSheet {
  const css = styles.map((style) => textOf(style.css));
  const hash = createHash('sha256');
  for (const { bytes } of css) hash.update(bytes);
  const whole = styles.filter(({ isWhole }) => isWhole).map(({ id }) => id);
  const open = new HtmlChunk(`<style data-style="${whole.join(' ')}">`);
  return { pieces: [open, ...css, close], hash: `'sha256-${hash.digest('base64')}'` };
}
