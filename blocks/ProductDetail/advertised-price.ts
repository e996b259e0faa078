import { lowestPrice } from '#engine/domain/price/lowest-price.ts';
import type { PricedItem, PriceRules } from '#engine/domain/price/price-rules.ts';
import type { ProductDetail } from '#schemas/api/products.ts';

/**
 * The price that a treatment is advertised with: the price of its cheapest reservable option, else its own. `eventId`:
 * the event whose price it is.
 */
export function advertisedPrice(
  product: ProductDetail,
  rules: PriceRules,
): { item: PricedItem; isFrom: boolean; eventId?: number | undefined } {
  const lowest = lowestPrice(product.options, rules);
  return lowest ? { ...lowest, eventId: lowest.item.event?.id } : { item: product, isFrom: false };
}
