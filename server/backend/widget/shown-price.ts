import type { ProductOption } from '#schemas/api/products.ts';
import type { HomepageConfig } from '#schemas/site/homepage-config.ts';

/** An option's amount as the site shows it: VAT is added or taken out by its rule. Null where it is named in the consultation, or the site shows none. */
export function shownPrice(
  { price, isConsultationRequired, isVatIncluded }: ProductOption,
  { hasPriceView, isIncludeVat, vatRate }: HomepageConfig,
): number | null {
  if (!hasPriceView || isConsultationRequired || price === null) return null;
  if (isVatIncluded === isIncludeVat) return price;
  const factor = 1 + vatRate / 100;
  return Math.round(isIncludeVat ? price * factor : price / factor);
}
