import { z } from 'zod';

/**
 * Look of a treatment's card. `shop`: price first. `line`: editorial, with hairlines and a small picture. `quiet`:
 * large picture, little text.
 */
export const productVariant = z.enum(['shop', 'line', 'quiet']);
export type ProductVariant = z.infer<typeof productVariant>;

/** `ranked`: a numbered grid. `list`: rows with rules. `carousel`: one row that scrolls horizontally. */
export const productLayout = z.enum(['grid', 'carousel', 'ranked', 'list']);
export type ProductLayout = z.infer<typeof productLayout>;

/** Number of columns on wide screens; phones show two. */
export const productColumns = z.union([z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);
export type ProductColumns = z.infer<typeof productColumns>;
