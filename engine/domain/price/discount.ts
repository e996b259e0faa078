/**
 * Percent off, rounded down so that a price never promises more than it gives. Undefined where the original is
 * missing or not above the price, or where the difference is below one percent.
 */
export function discountPercent(price: number, originalPrice: number | null | undefined): number | undefined {
  if (!originalPrice || originalPrice <= price || price < 0) return undefined;
  return Math.floor(((originalPrice - price) / originalPrice) * 100) || undefined;
}
