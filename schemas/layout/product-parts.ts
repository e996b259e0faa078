import { z } from 'zod';
import { choice, titled } from '../choice.ts';
import { labeled } from '../labeled.ts';
import { align, plainTone } from './shared-choices.ts';
import { sharedLabels } from './shared-labels.ts';

/**
 * Look of a treatment's card. `shop`: price first. `line`: editorial, with hairlines and a small picture. `quiet`:
 * large picture, little text.
 */
export const productVariant = choice({
  shop: ['Price first', '가격 중심'],
  line: ['Rows with a small picture', '작은 사진이 있는 줄'],
  quiet: ['Large picture, little text', '큰 사진과 짧은 글'],
});
export type ProductVariant = z.infer<typeof productVariant>;

/** `ranked`: a numbered grid. `list`: rows with rules. `carousel`: one row that scrolls horizontally. */
const productLayout = choice({
  grid: ['Grid', '격자'],
  carousel: ['One row, scrolled sideways', '옆으로 넘기기'],
  ranked: ['Numbered grid', '순위 격자'],
  list: ['Ruled list', '줄 목록'],
});
export type ProductLayout = z.infer<typeof productLayout>;

const columns = (count: number) => [`${count} columns`, `${count}열`] as const;

/** Number of columns on wide screens; screens of at most 514 px show two. */
export const productColumns = titled(z.literal([2, 3, 4, 5]), {
  2: columns(2),
  3: columns(3),
  4: columns(4),
  5: columns(5),
});
export type ProductColumns = z.infer<typeof productColumns>;

/** Number of columns where the space is narrower. */
export const fewColumns = titled(z.literal([2, 3, 4]), { 2: columns(2), 3: columns(3), 4: columns(4) });

/** How a section arranges its treatments. */
export const productFields = {
  layout: labeled(productLayout.default('grid'), sharedLabels.productLayout),
  columns: labeled(productColumns.default(4), sharedLabels.columns),
  variant: labeled(productVariant.default('shop'), sharedLabels.productVariant),
  tone: labeled(plainTone.default('plain'), sharedLabels.tone),
  align: labeled(align.default('start'), sharedLabels.align),
};
