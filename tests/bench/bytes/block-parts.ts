import { brotliCompressSync } from 'node:zlib';
import { classesIn } from '#engine/styles/class-needs.ts';
import { parseSheet, sheetText } from '#engine/styles/parse-sheet.ts';
import type { PagePart } from './page-parts.ts';

const sizeOf = (html: string) => ({
  raw: Buffer.byteLength(html),
  brotli: brotliCompressSync(html).byteLength,
});

/** What each region of a page weighs: its HTML alone, without the rules for it. */
export const regionParts = (html: string): PagePart[] =>
  [...html.matchAll(/<maru-region id="r-([^"]*)">[\s\S]*?<\/maru-region>/g)].map(([region, name = '']) =>
    less(name, html, html.replace(region, '')),
  );

/** What the rules for each block and primitive weigh, by the first class that they ask for: the heaviest first. */
export function ruleParts(html: string): PagePart[] {
  const [, css = ''] = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html) ?? [];
  const nodes = parseSheet(css);
  const whole = html.replace(css, () => sheetText(nodes, () => true));
  const owners = new Set([...css.matchAll(/\.([A-Z][\w-]*)/g)].map(([, name = '']) => ownerOf(name)));
  return [...owners]
    .map((owner) => {
      const others = sheetText(nodes, (needs) => ownerOf(classesIn(needs)[0] ?? '') !== owner);
      return less(
        owner,
        whole,
        html.replace(css, () => others),
      );
    })
    .sort((a, b) => b.brotli - a.brotli);
}

/** `Hero` of `Hero-title`, `Ui-button` of `Ui-button--solid`. */
const ownerOf = (name: string) => /^(?:Ui-)?[A-Za-z]+/.exec(name)?.[0] ?? '';

function less(name: string, html: string, without: string): PagePart {
  const [all, rest] = [sizeOf(html), sizeOf(without)];
  return { name, raw: all.raw - rest.raw, brotli: all.brotli - rest.brotli };
}
