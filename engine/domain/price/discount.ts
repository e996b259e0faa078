/**
 * Percent off, rounded down so that it never overstates the discount. Undefined if the original price is missing or not
 * above the price, or the difference is below one percent.
 */
export function discountPercent(price: number, originalPrice: number | null | undefined): number | undefined {
  if (!originalPrice || originalPrice <= price || price < 0) return undefined;
  return Math.floor(((originalPrice - price) * 100) / originalPrice) || undefined;
}
