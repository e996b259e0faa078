import { brotliCompressSync } from 'node:zlib';
import { parseSheet, sheetText } from '#engine/styles/parse-sheet.ts';
import { classesIn } from '#engine/styles/required-classes.ts';
import type { PagePart } from './page-parts.ts';

/** What the HTML and the rules of one name weigh; either may be missing. */
export type BlockPart = { name: string; html: PagePart | undefined; css: PagePart | undefined };

/** What each region of a page weighs: its HTML alone, without the rules for it. Those of one name are one part. */
export function regionParts(html: string, nameOf = (id: string, _region: string) => id): PagePart[] {
  const regions = [...html.matchAll(/<maru-region id="r-([^"]*)">[\s\S]*?<\/maru-region>/g)];
  const named = Map.groupBy(regions, ([region, id = '']) => nameOf(id, region));
  const weigh = lessThan(html);
  return [...named].map(([name, own]) =>
    weigh(
      name,
      own.reduce((rest, [region]) => rest.replace(region, ''), html),
    ),
  );
}

/** What the rules for each block and primitive weigh, by the first class that they ask for: the heaviest first. */
export function ruleParts(html: string, nameOf = ownerOf): PagePart[] {
  const [, css = ''] = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html) ?? [];
  const nodes = parseSheet(css);
  const weigh = lessThan(html.replace(css, () => sheetText(nodes, () => true)));
  const names = new Set([...css.matchAll(/\.([A-Z][\w-]*)/g)].map(([, owned = '']) => nameOf(owned)));
  return (
    [...names]
      .map((name) => {
        const others = sheetText(nodes, (needs) => nameOf(classesIn(needs)[0] ?? '') !== name);
        return weigh(
          name,
          html.replace(css, () => others),
        );
      })
      // A class that only stands in selectors of others has none of its own.
      .filter(({ raw }) => raw > 0)
      .sort((a, b) => b.brotli - a.brotli)
  );
}

/** All primitives in one. */
const primitives = 'primitives';

/**
 * What each block of a page weighs: those with regions of their own in the order of the page, then what only has rules,
 * as blocks within others do. A region in which no block has a class keeps its own name.
 */
export function blockParts(html: string): BlockPart[] {
  const nameOf = (className: string) => (className.startsWith('Ui-') ? primitives : ownerOf(className));
  const regions = regionParts(html, (id, region) => {
    const classes = [...region.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '));
    return ownerOf(classes.find((name) => /^(?!Ui-)[A-Z]/.test(name)) ?? '') || id;
  });
  const rules = ruleParts(html, nameOf);
  const names = new Set([...regions, ...rules].map(({ name }) => name));
  const of = (parts: PagePart[], name: string) => parts.find((part) => part.name === name);
  return [...names].map((name) => ({ name, html: of(regions, name), css: of(rules, name) }));
}

/** `Hero` of `Hero-title`, `Ui-button` of `Ui-button--solid`. */
const ownerOf = (name: string) => /^(?:Ui-)?[A-Za-z]+/.exec(name)?.[0] ?? '';

const sizeOf = (html: string) => ({
  raw: Buffer.byteLength(html),
  brotli: brotliCompressSync(html).byteLength,
});

/** Weighs what a page has that another has not. */
function lessThan(html: string): (name: string, without: string) => PagePart {
  const all = sizeOf(html);
  return (name, without) => {
    const rest = sizeOf(without);
    return { name, raw: all.raw - rest.raw, brotli: all.brotli - rest.brotli };
  };
}
