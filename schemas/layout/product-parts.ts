import { z } from 'zod';

/** How the card of a treatment looks. `shop`: price first, for selling. `line`: hairlines and a small picture, editorial. `quiet`: large picture, few words. */
export const productVariant = z.enum(['shop', 'line', 'quiet']);
export type ProductVariant = z.infer<typeof productVariant>;

/** `ranked` numbers the cards of a grid, `list` sets them as ruled rows, `carousel` in one row that scrolls sideways. */
export const productLayout = z.enum(['grid', 'carousel', 'ranked', 'list']);
export type ProductLayout = z.infer<typeof productLayout>;

/** How many cards stand side by side on wide screens; phones show two. */
export const productColumns = z.union([z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);
export type ProductColumns = z.infer<typeof productColumns>;
