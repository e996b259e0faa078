import { displayedAmount } from '#schemas/displayed-amount.ts';
import { discountPercent } from './discount.ts';
import type { PricedItem, PriceRules } from './price-rules.ts';

/** What a visitor may see of a price. `hidden` and `consultation` are shown as words, never as an amount. */
type PriceView =
  | { kind: 'hidden' }
  | { kind: 'consultation' }
  | {
      kind: 'amount';
      /** As shown under the site's VAT rule. */
      amount: number;
      originalAmount?: number;
      vat: 'included' | 'excluded';
    };

/** Applies the price rules of the site to one treatment or option (SPEC sections 1 and 3). */
export function describePrice(item: PricedItem, rules: PriceRules): PriceView {
  if (!rules.hasPriceView) return { kind: 'hidden' };
  if (item.isConsultationRequired || item.price === null) return { kind: 'consultation' };
  const amount = displayedAmount(item.price, item.isVatIncluded, rules);
  const vat = rules.isIncludeVat ? 'included' : 'excluded';
  const isSale = discountPercent(item.price, item.originalPrice) !== undefined;
  if (!isSale || !item.originalPrice) return { kind: 'amount', amount, vat };
  const originalAmount = displayedAmount(item.originalPrice, item.isVatIncluded, rules);
  return { kind: 'amount', amount, originalAmount, vat };
}
