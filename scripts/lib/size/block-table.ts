import type { BlockPart } from '../../../tests/bench/bytes/block-parts.ts';
import type { PagePart } from '../../../tests/bench/bytes/page-parts.ts';
import { kB, ofBudget } from './size-table.ts';

/** `navigation` and its budget in bytes. */
type Page = { name: string; navigation: number; budget?: number; blocks: readonly BlockPart[] };

const heading = `
What is the same on every screen, in kB (1000 bytes): each block’s HTML and CSS in the document as it stands there, and in
brotli what the document would be less without it. What blocks share with others counts for none, so they do not add up.
A block within another has only CSS of its own; the data of islands is left out.
`;

/** A text with one part per page: what a navigation to it requests from the site, then its blocks. */
export function blockTable(pages: readonly Page[]) {
  const parts = pages.map(({ name, navigation, budget, blocks }) =>
    [
      name,
      `${ofBudget(navigation, budget)}  a navigation to it, in brotli`,
      '   HTML brotli    CSS brotli',
      ...blocks.map((block) => `${cells(block.html)}${cells(block.css)}  ${block.name}`),
    ].join('\n'),
  );
  return `${heading}\n${parts.join('\n\n')}\n`;
}

const cells = (part: PagePart | undefined) => (part ? kB(part.raw, 2) + kB(part.brotli, 2) : ' '.repeat(14));
