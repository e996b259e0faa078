import type { ProductOption } from '#schemas/api/products.ts';
import type { HomepageConfig } from '#schemas/site/homepage-config.ts';

/**
 * The price of an option that the site shows, with or without VAT by its config; null if it shows none. It must equal
 * the result of `displayedAmount` (engine/domain/price/vat.ts): a reservation is refused if it differs from what the
 * visitor saw.
 */
export function shownPrice(
  { price, isConsultationRequired, isVatIncluded }: ProductOption,
  { hasPriceView, isIncludeVat, vatRate }: HomepageConfig,
): number | null {
  if (!hasPriceView || isConsultationRequired || price === null) return null;
  if (isVatIncluded === isIncludeVat) return price;
  const factor = 1 + vatRate / 100;
  return Math.round(isIncludeVat ? price * factor : price / factor);
}
