import { lowestPrice } from '#engine/domain/price/lowest-price.ts';
import type { PricedItem, PriceRules } from '#engine/domain/price/price-rules.ts';
import type { ProductDetail } from '#schemas/api/products.ts';

/** The price that a treatment is advertised with: that of its cheapest reservable option, else its own. */
export const advertisedPrice = (
  product: ProductDetail,
  rules: PriceRules,
): { item: PricedItem; isFrom: boolean } =>
  lowestPrice(product.options, rules) ?? { item: product, isFrom: false };
