import type { ProductDetail, ProductRow, ProductSort } from '#schemas/api/products.ts';
import type { HomepageConfig } from '#schemas/site/homepage-config.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import { readEntry } from './content.ts';

/** Whether the partner shows prices at all (`hasPriceView` of its config, SPEC section 3). Where it does not, none leaves the backend. */
export async function showsPrices(context: CallContext): Promise<boolean> {
  type Facts = { config: Pick<HomepageConfig, 'hasPriceView'> };
  const { config } = await readEntry<Facts>(context, 'info', context.partner.id, 'NOT_FOUND');
  return config.hasPriceView;
}

/** How a list is really sorted: an order by price would tell what the prices are. */
export async function allowedSort(context: CallContext, sort: ProductSort): Promise<ProductSort> {
  const isByPrice = sort === 'priceAsc' || sort === 'priceDesc';
  return isByPrice && !(await showsPrices(context)) ? 'recommended' : sort;
}

/** A treatment as a list shows it, without what it costs. */
export const withoutPrice = <Row extends Pick<ProductRow, 'price' | 'originalPrice'>>(row: Row): Row => ({
  ...row,
  price: null,
  originalPrice: null,
});

/** A treatment's whole page without any amount. */
export const withoutPrices = (row: ProductDetail): ProductDetail => ({
  ...withoutPrice(row),
  estimatedPrice: null,
  options: row.options.map(withoutPrice),
});
