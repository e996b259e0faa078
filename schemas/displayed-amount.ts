/**
 * Converts an amount to one with or without VAT, as the site shows prices, by adding or subtracting VAT where needed.
 * Neither won nor yen has decimals, so the result is a whole number.
 */
export function displayedAmount(
  amount: number,
  enteredWithVat: boolean | null | undefined,
  rules: { isIncludeVat: boolean; vatRate: number },
): number {
  const factor = 1 + rules.vatRate / 100;
  const entered = enteredWithVat ?? rules.isIncludeVat;
  if (entered === rules.isIncludeVat) return Math.round(amount);
  return Math.round(rules.isIncludeVat ? amount * factor : amount / factor);
}
