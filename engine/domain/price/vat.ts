import type { PriceRules } from './price-rules.ts';

type VatRules = Pick<PriceRules, 'isIncludeVat' | 'vatRate'>;

/**
 * Converts an amount to the way the site shows prices, by adding or subtracting VAT where needed. Neither won nor yen
 * has decimals, so the result is a whole number.
 */
export function displayedAmount(
  amount: number,
  enteredWithVat: boolean | null | undefined,
  rules: VatRules,
): number {
  const factor = 1 + rules.vatRate / 100;
  const entered = enteredWithVat ?? rules.isIncludeVat;
  if (entered === rules.isIncludeVat) return Math.round(amount);
  return Math.round(rules.isIncludeVat ? amount * factor : amount / factor);
}

/** The VAT in a shown amount or on top of it, and the total that the visitor pays. */
export function splitVat(shown: number, rules: VatRules): { vat: number; total: number } {
  const factor = 1 + rules.vatRate / 100;
  const total = rules.isIncludeVat ? shown : Math.round(shown * factor);
  const net = rules.isIncludeVat ? Math.round(shown / factor) : shown;
  return { vat: total - net, total };
}
