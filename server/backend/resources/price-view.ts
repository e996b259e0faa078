import type { ProductDetail, ProductRow, ProductSort } from '#schemas/api/products.ts';
import type { HomepageConfig } from '#schemas/site/homepage-config.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import { readEntry } from './content.ts';

/** The partner's settings of prices. */
export async function priceSettings(
  context: CallContext,
): Promise<Pick<HomepageConfig, 'hasPriceView' | 'vatRate'>> {
  type Facts = { config: HomepageConfig };
  const { config } = await readEntry<Facts>(context, 'info', context.partner.id, 'NOT_FOUND');
  return config;
}

/** Whether the partner shows prices (`hasPriceView`, SPEC section 3). If not, the backend sends none. */
export const showsPrices = async (context: CallContext): Promise<boolean> =>
  (await priceSettings(context)).hasPriceView;

/** The sort order to use: an order by price would reveal hidden prices. */
export async function allowedSort(context: CallContext, sort: ProductSort): Promise<ProductSort> {
  const isByPrice = sort === 'priceAsc' || sort === 'priceDesc';
  return isByPrice && !(await showsPrices(context)) ? 'recommended' : sort;
}

/** A row without its price. */
export const withoutPrice = <Row extends Pick<ProductRow, 'price' | 'originalPrice'>>(row: Row): Row => ({
  ...row,
  price: null,
  originalPrice: null,
});

/** A treatment with all details but no amounts. */
export const withoutPrices = (row: ProductDetail): ProductDetail => ({
  ...withoutPrice(row),
  estimatedPrice: null,
  options: row.options.map(withoutPrice),
});
