import { brotliCompressSync } from 'node:zlib';
import { classesIn, sheetText } from '#engine/styles/select-parts.ts';
import { prepareSheet } from '#scripts/vite/styles/prepare-sheet.ts';
import type { PagePart } from './page-parts.ts';

/** Sizes of the HTML and the rules of one name; either may be missing. */
export type BlockPart = { name: string; html: PagePart | undefined; css: PagePart | undefined };

/** Size of each region of a page: only its HTML, without its rules. Regions with the same name are one part. */
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

/** Sizes of the rules of each block and primitive, by the first class in their selectors, the largest first. */
export function ruleParts(html: string, nameOf = ownerOf): PagePart[] {
  const [, css = ''] = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html) ?? [];
  const { parts } = prepareSheet(css);
  const weigh = lessThan(html.replace(css, () => sheetText(parts, 'window')));
  const names = new Set([...css.matchAll(/\.([A-Z][\w-]*)/g)].map(([, owned = '']) => nameOf(owned)));
  return (
    [...names]
      .map((name) => {
        const others = sheetText(parts, 'window', {
          includes: (needs) => nameOf(classesIn(needs)[0] ?? '') !== name,
        });
        return weigh(
          name,
          html.replace(css, () => others),
        );
      })
      // A class that appears only in selectors of others has no rules of its own.
      .filter(({ raw }) => raw > 0)
      .sort((a, b) => b.brotli - a.brotli)
  );
}

/** All primitives as one part. */
const primitives = 'primitives';

/**
 * Size of each block of a page: first blocks with regions, in page order, then those with rules only, such as blocks
 * nested in others. A region without a block's class keeps its own name.
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

/** Sizes of what a page has and another does not. */
function lessThan(html: string): (name: string, without: string) => PagePart {
  const all = sizeOf(html);
  return (name, without) => {
    const rest = sizeOf(without);
    return { name, raw: all.raw - rest.raw, brotli: all.brotli - rest.brotli };
  };
}
