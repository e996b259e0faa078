import type { PriceRules } from './price-rules.ts';

type VatRules = Pick<PriceRules, 'isIncludeVat' | 'vatRate'>;

/**
 * An amount entered with or without VAT, as the site shows it: VAT is added or taken out where the two differ.
 * Neither won nor yen has decimals: the result is a whole number.
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

/** Splits a shown amount into what goes to the clinic, the VAT and what the visitor pays in the end. */
export function splitVat(shown: number, rules: VatRules): { net: number; vat: number; total: number } {
  const factor = 1 + rules.vatRate / 100;
  const total = rules.isIncludeVat ? shown : Math.round(shown * factor);
  const net = rules.isIncludeVat ? Math.round(shown / factor) : shown;
  return { net, vat: total - net, total };
}
