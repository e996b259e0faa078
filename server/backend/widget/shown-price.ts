import type { ProductOption } from '#schemas/api/products.ts';
import { displayedAmount } from '#schemas/displayed-amount.ts';
import type { HomepageConfig } from '#schemas/site/homepage-config.ts';

/**
 * The price of an option that the site shows, with or without VAT by its config; null if it shows none. A reservation is
 * refused if it differs from what the visitor saw.
 */
export function shownPrice(
  { price, isConsultationRequired, isVatIncluded }: ProductOption,
  config: HomepageConfig,
): number | null {
  if (!config.hasPriceView || isConsultationRequired || price === null) return null;
  return displayedAmount(price, isVatIncluded, config);
}
