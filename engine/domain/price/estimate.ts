import { describePrice } from './describe-price.ts';
import type { PricedItem, PriceRules } from './price-rules.ts';
import { splitVat } from './vat.ts';

type EstimateLine = { item: PricedItem; count: number };

/** The estimated price of a selection. Amounts as shown under the site's VAT rule. */
export type Estimate = {
  /** Sum of the lines that have an amount. */
  amount: number;
  /** Saving compared with the original prices. */
  saved: number;
  /** Number of treatments chosen, counts included. */
  count: number;
  vat: 'included' | 'excluded';
  /** VAT within or on top of `amount`. */
  vatAmount: number;
  /** The total that the visitor pays. */
  total: number;
  /** Some line has an amount. Without any there is no sum: 0 would mean that the selection is free. */
  hasAmount: boolean;
  /** Some line has no amount: its price is agreed in a consultation and not part of the sum. */
  hasConsultation: boolean;
  /** The site hides prices: show no amount at all. */
  isHidden: boolean;
};

/** Sums options with their counts. Lines with a count below 1 are ignored. */
export function estimatePrice(lines: readonly EstimateLine[], rules: PriceRules): Estimate {
  let amount = 0;
  let saved = 0;
  let count = 0;
  let hasAmount = false;
  let hasConsultation = false;
  for (const line of lines) {
    if (line.count < 1) continue;
    count += line.count;
    const view = describePrice(line.item, rules);
    if (view.kind === 'consultation') hasConsultation = true;
    if (view.kind !== 'amount') continue;
    hasAmount = true;
    amount += view.amount * line.count;
    saved += ((view.originalAmount ?? view.amount) - view.amount) * line.count;
  }
  const { vat, total } = splitVat(amount, rules);
  return {
    amount,
    saved,
    count,
    vat: rules.isIncludeVat ? 'included' : 'excluded',
    vatAmount: vat,
    total,
    hasAmount,
    hasConsultation,
    isHidden: !rules.hasPriceView,
  };
}
