import type { PriceRules } from './price-rules.ts';

type VatRules = Pick<PriceRules, 'isIncludeVat' | 'vatRate'>;

/** The VAT in a shown amount or on top of it, and the total that the visitor pays. */
export function splitVat(shown: number, rules: VatRules): { vat: number; total: number } {
  const factor = 1 + rules.vatRate / 100;
  const total = rules.isIncludeVat ? shown : Math.round(shown * factor);
  const net = rules.isIncludeVat ? Math.round(shown / factor) : shown;
  return { vat: total - net, total };
}
