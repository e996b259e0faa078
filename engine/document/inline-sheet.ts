import { createHash } from 'node:crypto';
import { createSieve } from '#engine/cache/sieve.ts';
import { HtmlChunk } from '#engine/html/html-chunk.ts';

/** A stylesheet under the name by which later navigations check whether it is present. */
export type InlineStyle = {
  id: string;
  css: string;
  /** False where rules unused by this page were omitted: the next page may need them. */
  isWhole: boolean;
};

/** Stylesheets inlined in a page as one element. */
export type InlineSheet = {
  /** The element; its `data-style` lists the complete stylesheets. */
  chunks: HtmlChunk[];
  /** The source expression that allows it in a content security policy: `'sha256-…'`. */
  hash: string;
};

const close = new HtmlChunk('</style>');
/** Every page needs the shared sheets, only one partner a theme's: the latter are evicted. */
const texts = createSieve<string, HtmlChunk>(8 * 1024 * 1024);

/** A stylesheet's text, escaped for HTML once: most are shared by all sites of a template. */
function textOf(css: string): HtmlChunk {
  const known = texts.get(css);
  if (known) return known;
  const chunk = new HtmlChunk(css.replaceAll('</', '<\\/'));
  // Its bytes and its original text.
  texts.set(css, chunk, css.length * 2);
  return chunk;
}

/** Combines stylesheets into one element, in order: one hash in the CSP instead of thirty. */
export function inlineSheet(styles: readonly InlineStyle[]): InlineSheet {
  const css = styles.map((style) => textOf(style.css));
  const hash = createHash('sha256');
  for (const { bytes } of css) hash.update(bytes);
  const whole = styles.filter(({ isWhole }) => isWhole).map(({ id }) => id);
  const open = new HtmlChunk(`<style data-style="${whole.join(' ')}">`);
  return { chunks: [open, ...css, close], hash: `'sha256-${hash.digest('base64')}'` };
}
